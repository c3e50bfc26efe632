Object weir_nymph
name weir nymph
monster 1
alive 1
level 4
movement 14
armour_class 20
blow_1 touch 1d4 confuse
race nymph
magic_resistance 20
combat_flags no-conf
notices 12
gait walk
branch drowned
frequency 1
from_depth 2
weight 50000
body_size medium
body_traits humanoid
randomitems carried_odds
glyph n
icon woman-elf-face
hue mind
msg
She has a song about a miller that has eleven verses. Nobody has heard the twelfth, which is about him.
endmsg
end
