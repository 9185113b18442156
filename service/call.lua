-- Whether a job must be enqueued: nobody holds its lease, and none lies in its queue.
-- KEYS: 1 lease, 2 queue
if redis.call('EXISTS', KEYS[1]) == 1 or redis.call('LLEN', KEYS[2]) > 0 then
  return 0
end
return 1
