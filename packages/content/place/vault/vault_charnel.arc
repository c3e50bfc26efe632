# The dead keep a scroll.
Object vault_charnel
name a charnel house
name_pl a charnel house
type 204
place vault
from_depth 5
to_depth 14
frequency 2
feeling The dust here has been people.
msg
##########
#S.S..S.S#
#...T....+
#S.S..S.S#
##########
S = bone_soldier
T = list floor_scroll
endmsg
end
