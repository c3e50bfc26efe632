# Invisibility that blows do not end.
Object spell_unheeded
name unheeded
name_pl unheeded
type 101
subtype 19
level 12
spell_level 6
school escape
sp 28
casting_time 10
path_attuned 524288
duration 150
duration_modifier 2
make_invisible 1
value 380
delay 8
glyph *
icon invisible-face
hue light
invisible 1
no_drop 1
msg
Nobody minds you, whatever you do.
endmsg
end
