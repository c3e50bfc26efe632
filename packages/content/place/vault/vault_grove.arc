# Trees that somebody waters.
Object vault_grove
name a grove
name_pl a grove
type 204
place vault
from_depth 6
to_depth 18
frequency 2
lit 1
msg
###########
#♣...♣...♣#
#..♣.A.♣..∩
#♣...♣...♣#
###########
A = list floor_potion
endmsg
end
