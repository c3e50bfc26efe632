# NetHack's create familiar: a servant.
Object spell_create_familiar
name create familiar
name_pl familiars
type 101
subtype 104
level 6
spell_level 6
school clerical
casting_time 10
path_attuned 64
effect create-familiar
never_blessed 1
value 600
delay 7
glyph +
icon paw-print
hue summoning
invisible 1
no_drop 1
msg
Somebody comes who has decided in your favour.
endmsg
end
