# A ring on an island of stone in lava.
Object vault_stove_room
name a stove room
name_pl a stove room
type 204
place vault
from_depth 10
to_depth 26
frequency 1
lit 1
msg
#########
#▒▒▒▒▒▒▒#
#▒.W.W.▒#
#▒..T..═∩
#▒.W.W.▒#
#▒▒▒▒▒▒▒#
#########
W = cinder_imp
T = list floor_ring
endmsg
end
