-- A user's address becomes again what it was before a change; that one and all later ones are taken back.
-- KEYS: 1 user, 2 index of the present address, 3 index of the old one, 4 the wish, 5 old addresses.
-- ARGV: 1 user id, 2 present address, 3 old address, 4 old address with its name
local owner = redis.call('GET', KEYS[3])
if owner and owner ~= ARGV[1] then
  return 'TAKEN'
end
local place
for number, row in ipairs(redis.call('LRANGE', KEYS[5], 0, -1)) do
  if row == ARGV[4] then
    place = number
  end
end
if not place or redis.call('HGET', KEYS[1], 'address') ~= ARGV[2] then
  return 'USED'
end
redis.call('LTRIM', KEYS[5], place, -1)
redis.call('HSET', KEYS[1], 'address', ARGV[3])
redis.call('DEL', KEYS[2], KEYS[4])
redis.call('SET', KEYS[3], ARGV[1])
return 'OK'
