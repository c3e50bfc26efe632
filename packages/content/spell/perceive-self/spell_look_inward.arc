# Tells the hero what his body and his equipment do for him.
Object spell_look_inward
name look inward
name_pl looks inward
type 101
subtype 17
level 1
spell_level 1
school divination
sp 2
casting_time 10
path_attuned 8192
value 25
delay 2
glyph ?
icon inner-self
hue information
invisible 1
no_drop 1
msg
An honest account of yourself, in the order in which you would rather not hear it.
endmsg
end
