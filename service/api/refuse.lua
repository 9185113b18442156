-- Keeps the refusal of a submission that was never taken in, unless something of its name was received before.
-- KEYS: 1 submission.  ARGV: 1 fields (JSON object of strings), 2 seconds to keep it
if redis.call('EXISTS', KEYS[1]) == 1 then
  return 0
end
for name, value in pairs(cjson.decode(ARGV[1])) do
  redis.call('HSET', KEYS[1], name, value)
end
redis.call('EXPIRE', KEYS[1], tonumber(ARGV[2]))
return 1
