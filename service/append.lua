-- Adds one commit to a game's log, with everything that it changes, or nothing at all.
-- KEYS: 1 head, 2 log, then the keys that the writes name by index.
-- ARGV: 1 expected version, 2 commit (JSON), 3 writes (JSON: [[command, key index, argument…], …]);
--       EXPECT, key index, field, value is a condition: the field holds that, or nothing where it is ''
-- Everything that can fail is checked before the first write.
local head = redis.call('HMGET', KEYS[1], 'version', 'status')
local version = tonumber(head[1] or '0')
if head[2] == 'ended' then
  return {'ENDED', version}
end
if version ~= tonumber(ARGV[1]) then
  return {'CONFLICT', version}
end
local writes = cjson.decode(ARGV[3])
for _, write in ipairs(writes) do
  if write[1] == 'EXPECT' and (redis.call('HGET', KEYS[write[2]], write[3]) or '') ~= write[4] then
    return {'CONFLICT', version}
  end
end
redis.call('XADD', KEYS[2], (version + 1) .. '-0', 'commit', ARGV[2])
for _, write in ipairs(writes) do
  if write[1] ~= 'EXPECT' then
    local command = {write[1], KEYS[write[2]]}
    for place = 3, #write do
      command[place] = write[place]
    end
    redis.call(unpack(command))
  end
end
return {'OK', version + 1}
