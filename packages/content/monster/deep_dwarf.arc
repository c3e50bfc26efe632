Object deep_dwarf
name deep dwarf
monster 1
alive 1
level 4
movement 6
armour_class 48
blow_1 weapon 2d6
blow_2 weapon 1d6
combat_flags evil
magic_resistance 10
notices 10
doors break
collects 1
branch mines
frequency 1
from_depth 3
weight 60000
body_size medium
body_traits humanoid strong
arch mace
end
grows_into deep_thane
glyph h
icon dwarf-face
hue protection
msg
Eighty years below ground, and you are standing on the seam. It would explain, but it has found that the mace is quicker.
endmsg
end
