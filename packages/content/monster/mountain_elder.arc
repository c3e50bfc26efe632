Object mountain_elder
name mountain elder
monster 1
alive 1
level 20
movement 9
armour_class 54
blow_1 punch 4d6
blow_2 kick 3d6
combat_flags giant immune-cold immune-lightning
magic_resistance 40
notices 14
doors break
frequency 1
from_depth 19
weight 9000000
body_size huge
body_traits humanoid strong
randomitems carried_good
glyph H
icon rock-golem
hue protection
msg
It was a hill, and had sheep. It would like to know what became of the sheep.
endmsg
end
