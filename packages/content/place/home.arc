# The house of the heroes in the town.
Object place_home
name Ferryman's Rest
name_pl Ferryman's Rest
type 204
place home
msg
###############
#......#......#
#..K...#......#
#......∩...L..#
#......#......#
####∩###......#
#......#......#
#......########
#...@..∩......#
#......#......#
#......#......#
#..D...########
###############
D = door_to_the_town
K = sign_of_the_hearth
L = sign_of_the_bed
endmsg
end
