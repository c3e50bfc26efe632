Object wedge_of_rebuke
name rebuke
name_pl rebukes
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon rune-stone
hue light
end
