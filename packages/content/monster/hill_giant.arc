Object hill_giant
name hill giant
monster 1
alive 1
level 8
movement 10
armour_class 24
blow_1 weapon 3d8
combat_flags giant evil
notices 14
doors break
collects 1
frequency 1
from_depth 4
weight 900000
body_size huge
body_traits humanoid strong
glyph H
icon giant
hue summoning
msg
Too tall for these halls, and it has the bruises and the temper to show for it. Doors are a courtesy that it was never taught.
endmsg
end
