# Jackals around a bone pile.
Object vault_kennel
name a kennel
name_pl a kennel
type 204
place vault
from_depth 3
to_depth 8
frequency 2
msg
###########
#J.J...J.J#
#....B....+
#J.J...J.J#
###########
J = jackal
B = list floor_food
endmsg
end
