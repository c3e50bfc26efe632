Object ash_prophet
name ash prophet
monster 1
alive 1
level 13
movement 12
armour_class 54
blow_1 touch 1d8
combat_flags evil immune-fire
magic_resistance 40
notices 14
doors open
frequency 1
from_depth 12
flees_below 30
ability_one_in 3
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch spell_fireball
end
arch spell_burning_fan
reach 3
end
arch spell_mending
end
glyph @
icon prayer
hue fire
msg
He foretold the fire, and then he saw to it. He has a second sermon ready.
endmsg
end
