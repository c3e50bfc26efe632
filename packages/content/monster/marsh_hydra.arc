Object marsh_hydra
name marsh hydra
monster 1
alive 1
level 9
movement 9
armour_class 36
blow_1 bite 1d8
blow_2 bite 1d8
blow_3 bite 1d8
blow_4 bite 1d8 poison
combat_flags animal immune-poison
notices 14
branch drowned
frequency 1
from_depth 5
ability_one_in 5
weight 400000
body_size huge
body_traits no-hands slithy strong
arch ability_acid_spit
end
glyph S
icon hydra
hue acid
msg
Four heads, four opinions, one stomach. They vote, and it is always unanimous.
endmsg
end
