# A sink, and what was not washed up.
Object vault_scullery
name a scullery
name_pl a scullery
type 204
place vault
from_depth 2
to_depth 14
frequency 2
lit 1
msg
######
#S..F#
#....∩
#F..F#
######
S = sink
F = list floor_food
endmsg
end
