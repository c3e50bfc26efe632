# Leaves a text on the floor.
Object spell_leave_word
name leave word
name_pl leave words
type 101
subtype 3
level 1
spell_level 1
school divination
skill sorcery
sp 1
casting_time 10
path_attuned 64
other_arch written_mark
value 10
delay 1
glyph "
icon rune-stone
hue information
invisible 1
no_drop 1
msg
For those who come after you, or for yourself when you have forgotten why not.
endmsg
end
