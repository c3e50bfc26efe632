Object bitter_cold_burst
name burst of cold
name_pl burst of colds
type 102
subtype 102
speed 1
glow_radius 1
move_type fly_low
no_pick 1
glyph *
icon snowflake-1
hue frost
end
