# Takes armour and aim from the first creature in a direction.
Object spell_sour_luck
name sour luck
name_pl sour luck
type 101
subtype 26
level 3
spell_level 2
school clerical
skill praying
grace 6
maxgrace 20
casting_time 10
path_attuned 128
duration 200
duration_modifier 4
ac -2
wc -2
range 8
other_arch passing_frown
value 80
delay 4
glyph *
icon cursed-star
hue death
invisible 1
no_drop 1
msg
You wish somebody the day that you have had.
endmsg
end
