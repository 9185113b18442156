-- Whether a job must be enqueued: nobody holds its lease, and nobody has called it and is waiting for it to begin.
-- KEYS: 1 lease, 2 called.  ARGV: 1 seconds after which a call is forgotten
if redis.call('EXISTS', KEYS[1]) == 1 then
  return 0
end
return redis.call('SET', KEYS[2], 1, 'NX', 'EX', ARGV[1]) and 1 or 0
