-- Compacts a finished game: its archive is written and its stream emptied. Never DEL: taken ids stay taken.
-- KEYS: 1 head, 2 log, 3 archive.  ARGV: 1 version, 2 archive
local head = redis.call('HMGET', KEYS[1], 'version', 'status')
if head[1] ~= ARGV[1] or head[2] ~= 'ended' or redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[1]) then
  return 0
end
redis.call('SET', KEYS[3], ARGV[2])
redis.call('XTRIM', KEYS[2], 'MAXLEN', 0)
return 1
