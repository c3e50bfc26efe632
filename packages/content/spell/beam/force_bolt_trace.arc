Object force_bolt_trace
name blow of force
name_pl blow of forces
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon punch-blast
hue wounding
end
