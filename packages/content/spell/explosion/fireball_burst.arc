Object fireball_burst
name burst of fire
name_pl bursts of fire
type 102
subtype 6
speed 0.2
move_type fly_low
no_pick 1
attacktype 4
glow_radius 2
glyph ^
icon flame
hue fire
end
