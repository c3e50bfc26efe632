# Earth from floor to ceiling: it stands until it is torn down.
Object spell_bank_of_earth
name bank of earth
name_pl banks of earth
type 101
subtype 15
level 3
spell_level 2
school matter
skill summoning
sp 4
maxsp 20
casting_time 12
path_attuned 2048
duration 60
duration_modifier 1
range 1
range_modifier 10
move_block all
other_arch bank_of_earth
value 50
delay 3
glyph #
icon stone-wall
hue information
invisible 1
no_drop 1
msg
The floor gets up. It doesn't lie down again by itself.
endmsg
end
