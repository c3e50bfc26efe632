Object world_eel
name world eel
monster 1
alive 1
level 21
movement 16
armour_class 60
blow_1 bite 6d6
blow_2 crush 4d6
combat_flags animal immune-lightning
notices 14
gait swim
frequency 1
from_depth 21
ability_one_in 3
weight 4000000
body_size gigantic
body_traits no-limbs slithy strong
arch spell_lightning_bolt
end
glyph ;
icon eel
hue electricity
msg
They say that it goes all the way round. It has met its own tail once, and was rude to it.
endmsg
end
