Object orlo_the_glass_king
name Orlo the Glass King
monster 1
alive 1
unique 1
level 18
movement 12
armour_class 96
blow_1 weapon 4d6
blow_2 weapon 4d6
combat_flags evil immune-fire immune-cold
magic_resistance 70
spell_flags sees-invisible
notices 14
doors open
frequency 0
from_depth 15
ability_one_in 4
reflect_spell 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch katana
end
arch ability_glare
end
arch spell_forked_lightning
end
glyph @
icon crystal-growth
hue light
msg
He had himself cast in glass, so as never to change. One can see his heart, and that it beats, and that it is not his.
endmsg
end
