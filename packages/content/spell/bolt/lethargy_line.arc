Object lethargy_line
name look of lethargy
name_pl look of lethargys
type 102
subtype 4
speed 1
level 6
move_type fly_low
no_pick 1
glyph -
icon tired-eye
hue mind
end
