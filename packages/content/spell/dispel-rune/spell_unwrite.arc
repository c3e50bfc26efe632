# Takes the power out of a rune, or wipes a mark.
Object spell_unwrite
name unwrite
name_pl unwrites
type 101
subtype 38
level 2
spell_level 2
school enchantment
skill sorcery
sp 4
casting_time 10
path_attuned 128
value 40
delay 2
glyph ~
icon magic-palm
hue magic
invisible 1
no_drop 1
msg
Read the rune from its end to its beginning, and don't stumble.
endmsg
end
