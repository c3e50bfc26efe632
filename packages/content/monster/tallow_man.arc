Object tallow_man
name tallow man
monster 1
alive 1
level 9
movement 7
armour_class 36
blow_1 touch 2d6
blow_2 touch 2d6
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
notices 14
doors break
frequency 2
from_depth 6
weight 80000
body_size medium
body_traits humanoid
glyph Z
icon candle-light
hue light
msg
Somebody made him of what was left over from a thousand candles. He is slow, and sorry, and burns beautifully.
endmsg
end
