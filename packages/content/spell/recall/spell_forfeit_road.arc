# A recall for those who can wait no longer: it takes a part of what they know.
Object spell_forfeit_road
name forfeit road
name_pl forfeit roads
type 101
subtype 51
level 5
spell_level 3
school escape
sp 14
casting_time 5
path_attuned 4096
duration 8
duration_modifier 6
value 120
delay 4
glyph +
icon return-arrow
hue death
invisible 1
no_drop 1
msg
The road home is short for those who leave enough behind. The toll is taken in what you have learnt.
endmsg
end
