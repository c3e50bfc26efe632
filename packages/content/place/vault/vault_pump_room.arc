# A pump room in the sewers.
Object vault_pump_room
name a pump room
name_pl a pump room
type 204
place vault
from_depth 6
to_depth 10
branch sewers
frequency 3
msg
########
#≋≋≋≋≋≋#
#≋S..T≋∩
#≋≋≋≋≋≋#
########
S = sink
T = list floor_tool
endmsg
end
