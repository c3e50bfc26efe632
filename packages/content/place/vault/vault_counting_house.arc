# A walled-in room of coins behind a hidden door.
Object vault_counting_house
name a counting house
name_pl a counting house
type 204
place vault
from_depth 2
to_depth 12
frequency 2
feeling You smell brass.
msg
########
#GGGGGG#
#GGGGGG‡
########
G = list floor_gold
endmsg
end
