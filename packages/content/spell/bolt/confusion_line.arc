Object confusion_line
name look of confusion
name_pl look of confusions
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon third-eye
hue mind
end
