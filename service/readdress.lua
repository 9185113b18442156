-- A user's address becomes another, which nobody else has; the old one leads to him for a while yet.
-- KEYS: 1 user, 2 index of the present address, 3 index of the new one, 4 the wish, 5 old addresses, 6 outbox.
-- ARGV: 1 user id, 2 present address, 3 new address, 4 the wish as it was read, 5 old address with its name,
--       6 seconds that it is kept, 7 outbox row, 8 when (ms)
local owner = redis.call('GET', KEYS[3])
if owner and owner ~= ARGV[1] then
  return 'TAKEN'
end
if redis.call('HGET', KEYS[1], 'address') ~= ARGV[2] or redis.call('GET', KEYS[4]) ~= ARGV[4] then
  return 'USED'
end
redis.call('HSET', KEYS[1], 'address', ARGV[3])
redis.call('EXPIRE', KEYS[2], ARGV[6])
redis.call('SET', KEYS[3], ARGV[1])
redis.call('DEL', KEYS[4])
redis.call('LPUSH', KEYS[5], ARGV[5])
redis.call('EXPIRE', KEYS[5], ARGV[6])
redis.call('ZADD', KEYS[6], ARGV[8], ARGV[7])
return 'OK'
