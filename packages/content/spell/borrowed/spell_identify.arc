# NetHack's identify: what the scroll does.
Object spell_identify
name identify
name_pl identifications
type 101
subtype 104
level 3
spell_level 3
school divination
casting_time 10
path_attuned 8192
effect identify
value 300
delay 6
glyph +
icon magnifying-glass
hue information
invisible 1
no_drop 1
msg
You ask one thing in your pack what it is, and do not let it change the subject.
endmsg
end
