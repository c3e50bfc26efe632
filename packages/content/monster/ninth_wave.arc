Object ninth_wave
name ninth wave
monster 1
alive 1
level 20
movement 18
armour_class 54
blow_1 crush 5d6 stun
combat_flags immune-cold immune-poison no-conf
spell_flags resists-sleep not-living
notices 14
gait swim
frequency 1
from_depth 20
weight 9000000
body_size huge
body_traits no-limbs no-head no-eyes silent whirly strong
glyph E
icon big-wave
hue frost
msg
Eight came before it and broke. It does not break.
endmsg
end
