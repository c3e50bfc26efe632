Object dart
name dart
name_pl darts
type 15
weapon_kind polearm
weapon_skill dart
damage_dice 1d6
tenths_of_pound 5
weight 225
value 2
glyph )
icon dart
hue missiles
msg
Weighted for taverns. It flies as well where nobody is buying.
endmsg
end
