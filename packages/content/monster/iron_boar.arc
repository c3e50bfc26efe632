Object iron_boar
name iron boar
monster 1
alive 1
level 10
movement 13
armour_class 54
blow_1 gore 3d8
combat_flags animal
notices 14
company few
frequency 2
from_depth 7
weight 300000
body_size large
body_traits no-hands hooves strong
glyph q
icon boar-tusks
hue wounding
msg
Someone bred them for armour, and bred rather too well. They rust a little behind the ears.
endmsg
end
