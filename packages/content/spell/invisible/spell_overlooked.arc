# Invisibility that the first blow ends.
Object spell_overlooked
name overlooked
name_pl overlooked
type 101
subtype 19
level 4
spell_level 3
school escape
sp 10
casting_time 5
path_attuned 524288
duration 200
duration_modifier 1
maxsp 20
value 130
delay 4
glyph *
icon invisible
hue light
invisible 1
no_drop 1
msg
You step out of the way of eyes. Strike, and you are back in it.
endmsg
end
