-- Writes what was projected from a game's log, if the log has not grown since.
-- KEYS: 1 head, then the keys that the writes name by index.
-- ARGV: 1 version, 2 writes (JSON: [[command, key index, argument…], …])
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then
  return 0
end
for _, write in ipairs(cjson.decode(ARGV[2])) do
  local command = {write[1], KEYS[write[2]]}
  for place = 3, #write do
    command[place] = write[place]
  end
  redis.call(unpack(command))
end
return 1
