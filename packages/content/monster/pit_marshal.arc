Object pit_marshal
name pit marshal
monster 1
alive 1
level 16
movement 13
armour_class 84
blow_1 weapon 3d6
blow_2 weapon 3d6
blow_3 sting 2d6 poison
combat_flags demon evil immune-fire immune-poison
magic_resistance 50
spell_flags sees-invisible
notices 14
doors break
company few
frequency 1
from_depth 15
ability_one_in 4
weight 180000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch whip
end
arch ability_ember
end
arch ability_call_imps
end
glyph &
icon devil-mask
hue fire
msg
It drills the damned, and they are never good enough. It has come up for fresh recruits.
endmsg
end
