-- Takes a game off the ready set when its inbox is empty; answers whether it has anything.
-- KEYS: 1 inbox, 2 ready.  ARGV: 1 game
if redis.call('LLEN', KEYS[1]) > 0 then
  return 1
end
redis.call('SREM', KEYS[2], ARGV[1])
return 0
