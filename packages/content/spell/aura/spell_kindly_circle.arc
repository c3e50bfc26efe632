# An aura that lets companions heal themselves.
Object spell_kindly_circle
name kindly circle
name_pl kindly circles
type 101
subtype 46
level 8
spell_level 4
school healing
grace 20
casting_time 15
path_attuned 256
duration 40
duration_modifier 5
range 2
other_arch kindly_circle
value 210
delay 6
glyph *
icon healing
hue restoration
invisible 1
no_drop 1
msg
Those who walk with you mend as they walk.
endmsg
end
