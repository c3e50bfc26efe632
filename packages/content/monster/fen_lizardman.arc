Object fen_lizardman
name fen lizardman
monster 1
alive 1
level 4
movement 9
armour_class 24
blow_1 weapon 1d4
blow_2 bite 1d3
combat_flags animal
notices 12
doors open
company few
collects 1
branch drowned
frequency 1
from_depth 3
to_depth 4
weight 85000
body_size medium
body_traits humanoid strong
arch trident
end
glyph R
icon lizardman
hue acid
msg
It hunts with a trident, from old habit; there are no fish here and it has settled for what there is. Its stare is level and does not include the rest of your face.
endmsg
end
