# Shows who is near.
Object spell_sense_life
name sense life
type 101
subtype 33
level 1
spell_level 1
school divination
sp 4
casting_time 10
path_attuned 8192
range 9
range_modifier 2
monster 1
value 40
delay 2
glyph ?
icon third-eye
hue information
invisible 1
no_drop 1
msg
You listen for what breathes, and for what has merely stopped. Walls carry the answer surprisingly well.
endmsg
end
