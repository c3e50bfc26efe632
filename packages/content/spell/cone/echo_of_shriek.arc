Object echo_of_shriek
name shriek
name_pl shrieks
type 102
subtype 7
speed 1
move_on walk
move_type fly_low
no_pick 1
glyph ^
icon screaming
hue mind
end
