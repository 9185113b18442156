-- Takes a submission into a game's inbox, once.
-- KEYS: 1 submission, 2 inbox, 3 ready.
-- ARGV: 1 game, 2 fingerprint, 3 fields (JSON object of strings), 4 inbox item, 5 how many the inbox holds
local known = redis.call('HGET', KEYS[1], 'fingerprint')
if known then
  return {known == ARGV[2] and 'KNOWN' or 'DIFFERENT'}
end
if redis.call('LLEN', KEYS[2]) >= tonumber(ARGV[5]) then
  return {'FULL'}
end
for name, value in pairs(cjson.decode(ARGV[3])) do
  redis.call('HSET', KEYS[1], name, value)
end
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[2])
redis.call('RPUSH', KEYS[2], ARGV[4])
redis.call('SADD', KEYS[3], ARGV[1])
return {'ACCEPTED'}
