Object sun_golem
name sun golem
monster 1
alive 1
level 20
movement 10
armour_class 96
blow_1 punch 5d6
blow_2 punch 5d6
combat_flags immune-fire immune-cold immune-lightning immune-poison no-conf
magic_resistance 60
spell_flags resists-sleep not-living
notices 14
frequency 1
from_depth 20
ability_one_in 3
golem gold
light_radius 4
weight 5000000
body_size large
body_traits humanoid strong
arch ability_glare
end
glyph g
icon sun
hue light
msg
Gold all over, and lit from within. It was made to be worshipped, and has not been told that it stopped.
endmsg
end
