Object bitter_cold_trace
name ray of cold
name_pl ray of colds
type 102
subtype 102
speed 1
other_arch bitter_cold_burst
move_type fly_low
no_pick 1
glyph -
icon ice-spear
hue frost
end
