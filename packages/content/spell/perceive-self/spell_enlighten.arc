# SLASH'EM's enlighten: tells the hero what his body and his equipment do for him.
Object spell_enlighten
name enlighten
name_pl enlightenments
type 101
subtype 17
level 4
spell_level 4
school escape
casting_time 10
path_attuned 8192
only_listed 1
value 400
delay 5
glyph +
icon inner-self
hue information
invisible 1
no_drop 1
msg
Everything that is the matter with you, and with what you wear, at once.
endmsg
end
