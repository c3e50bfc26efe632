Object thunder_ram
name thunder ram
monster 1
alive 1
level 12
movement 14
armour_class 60
blow_1 butt 3d8 stun
combat_flags animal immune-lightning
notices 14
company few
frequency 1
from_depth 11
ability_one_in 4
weight 200000
body_size large
body_traits no-hands hooves horns strong
arch ability_spark
end
glyph q
icon ram-profile
hue electricity
msg
Where it strikes its forehead against the rock, the rock rings for an hour. It mistakes you for the rock.
endmsg
end
