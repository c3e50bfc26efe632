# Makes the whole level a degree darker.
Object spell_nightfall
name nightfall
name_pl nightfalls
type 101
subtype 43
level 1
spell_level 1
school divination
sp 2
casting_time 15
path_attuned 524288
dam 1
value 60
delay 3
glyph *
icon night-sky
hue death
invisible 1
no_drop 1
msg
You draw the dark over the place like a blanket over a cage. What was singing stops.
endmsg
end
