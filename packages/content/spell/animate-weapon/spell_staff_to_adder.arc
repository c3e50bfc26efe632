# A quarterstaff from the pack becomes an adder.
Object spell_staff_to_adder
name staff to adder
type 101
subtype 41
level 4
spell_level 3
school matter
grace 8
casting_time 5
path_attuned 4096
dam 6
dam_modifier 2
duration 20
duration_modifier 1
range_modifier 12
race quarterstaff
other_arch called_staff_adder
value 120
delay 4
glyph g
icon snake
hue poison
invisible 1
no_drop 1
msg
You throw down your staff, and it is a snake about it. Pick it up by the tail when it is wood again.
endmsg
end
