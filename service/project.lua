-- Writes what belongs to a game beside its log, if the log has not grown since.
-- KEYS: 1 head, then the keys that the writes name by index.
-- ARGV: 1 version, 2 writes (JSON: [[command, key index, argument…], …]); EXPECT as in append.lua
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then
  return 0
end
local writes = cjson.decode(ARGV[2])
for _, write in ipairs(writes) do
  if write[1] == 'EXPECT' and (redis.call('HGET', KEYS[write[2]], write[3]) or '') ~= write[4] then
    return 0
  end
end
for _, write in ipairs(writes) do
  if write[1] ~= 'EXPECT' then
    local command = {write[1], KEYS[write[2]]}
    for place = 3, #write do
      command[place] = write[place]
    end
    redis.call(unpack(command))
  end
end
return 1
