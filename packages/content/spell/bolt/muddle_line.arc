Object muddle_line
name wavering line
name_pl wavering lines
type 102
subtype 4
speed 1
move_type fly_low
no_pick 1
glyph -
icon third-eye
hue mind
end
