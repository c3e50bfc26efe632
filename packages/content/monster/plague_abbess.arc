Object plague_abbess
name plague abbess
monster 1
alive 1
level 12
movement 10
armour_class 54
blow_1 touch 2d6 poison
combat_flags evil immune-poison
magic_resistance 40
notices 14
doors open
frequency 1
from_depth 10
flees_below 30
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch spell_grey_ague
end
arch spell_marsh_breath
end
arch spell_mending
end
glyph @
icon nun-face
hue poison
msg
She nursed a whole city, and lost it. She coughs into her sleeve, out of habit, and at you, on purpose.
endmsg
end
