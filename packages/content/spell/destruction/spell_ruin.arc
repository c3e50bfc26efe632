# Strikes every enemy around at once, whatever stands in between.
Object spell_ruin
name ruin
name_pl ruins
type 101
subtype 16
level 14
spell_level 6
school attack
sp 24
casting_time 10
path_attuned 512
attacktype 1
dam 16
dam_modifier 1
range 3
range_modifier 8
other_arch ruin_mark
value 420
delay 9
glyph *
icon earth-crack
hue wounding
invisible 1
no_drop 1
msg
You name everything near you that you could do without. Walls are no argument.
endmsg
end
Object ruin_mark
name mark of ruin
name_pl marks of ruin
speed 1
food 4
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon earth-crack
hue wounding
end
