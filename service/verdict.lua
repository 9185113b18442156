-- A submission gets a verdict without a commit, if it still waits and the game still stands where it was judged.
-- KEYS: 1 submission, 2 inbox, 3 head, 4 outbox.
-- ARGV: 1 version judged against, 2 status, 3 verdict, 4 seconds to keep it, 5 inbox item,
--       6 its moves or '', 7 outbox row or '', 8 when (ms)
if redis.call('HGET', KEYS[3], 'version') ~= ARGV[1] then
  return 0
end
redis.call('LREM', KEYS[2], 1, ARGV[5])
if redis.call('HGET', KEYS[1], 'status') ~= 'waiting' then
  return 1
end
redis.call('HSET', KEYS[1], 'status', ARGV[2], 'verdict', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
if ARGV[7] ~= '' then
  redis.call('HSET', KEYS[1], 'orders', ARGV[6])
  redis.call('ZADD', KEYS[4], ARGV[8], ARGV[7])
end
return 1
