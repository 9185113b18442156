-- Replaces an encrypted text by the same text under another key, if nobody has changed it meanwhile.
-- KEYS: 1 a string or a hash.  ARGV: 1 field ("" for a string), 2 what it must hold, 3 what it is to hold
if ARGV[1] == '' then
  if redis.call('GET', KEYS[1]) ~= ARGV[2] then
    return 0
  end
  redis.call('SET', KEYS[1], ARGV[3])
  return 1
end
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
