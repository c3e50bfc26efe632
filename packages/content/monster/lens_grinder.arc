Object lens_grinder
name lens grinder
monster 1
alive 1
level 12
movement 11
armour_class 48
blow_1 weapon 1d8
combat_flags evil
magic_resistance 40
notices 14
doors open
frequency 1
from_depth 11
flees_below 30
ability_one_in 2
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch ability_glare
end
arch spell_lightning_bolt
end
arch ability_blink
end
glyph @
icon magnifying-glass
hue light
msg
He has ground a glass that shows what he wants to see, and looks at you through it. You are not what he wants to see.
endmsg
end
