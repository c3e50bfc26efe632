Object tithe_line
name tithe
name_pl tithes
type 102
subtype 4
speed 1
level 8
move_type fly_low
no_pick 1
glyph -
icon drop
hue death
end
