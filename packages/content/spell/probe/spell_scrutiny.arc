# Tells how strong and how healthy a creature is; from level 15 its wounds stay visible.
Object spell_scrutiny
name scrutiny
name_pl scrutinies
type 101
subtype 20
level 2
spell_level 1
school divination
sp 2
casting_time 2
path_attuned 8192
range 10
range_modifier 3
value 40
delay 2
glyph ?
icon magnifying-glass
hue information
invisible 1
no_drop 1
msg
You look until it is rude, and then a little longer. Walls are a matter of manners too.
endmsg
end
