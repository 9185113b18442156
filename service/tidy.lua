-- Takes a game off the ready set when nothing of it waits; answers whether something does.
-- KEYS: 1 inbox, 2 ready, 3 standing orders, 4 head.
-- ARGV: 1 game, 2 the version at which no standing order had an answer ('' where nobody has looked),
--       3 what the orders of those who are asked were then (JSON: {field: value}; '' for none)
if redis.call('LLEN', KEYS[1]) > 0 then
  return 1
end
if redis.call('EXISTS', KEYS[3]) == 1 then
  if ARGV[2] == '' or redis.call('HGET', KEYS[4], 'version') ~= ARGV[2] then
    return 1
  end
  for field, value in pairs(cjson.decode(ARGV[3])) do
    if (redis.call('HGET', KEYS[3], field) or '') ~= value then
      return 1
    end
  end
end
redis.call('SREM', KEYS[2], ARGV[1])
return 0
