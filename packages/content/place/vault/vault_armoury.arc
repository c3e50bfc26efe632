# Racks of weapons and armour.
Object vault_armoury
name an armoury
name_pl an armoury
type 204
place vault
from_depth 4
to_depth 16
frequency 2
msg
#########
#W.W.A.A#
#.......∩
#W.W.A.A#
#########
W = list floor_weapon
A = list floor_armour
endmsg
end
