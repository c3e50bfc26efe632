Object throne_eater
name throne eater
monster 1
alive 1
level 23
movement 9
armour_class 90
blow_1 bite 6d6
blow_2 punch 5d6
combat_flags evil immune-acid immune-cold immune-poison
magic_resistance 70
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 24
ability_one_in 3
weight 4000000
body_size gigantic
body_traits no-limbs no-head no-eyes silent
randomitems carried_best
arch ability_confusion
end
arch ability_dread
end
glyph P
icon half-dead
hue mind
msg
It sat down once where it should not have, and the seat sat down in it. It wears all the crowns at once.
endmsg
end
