# A clay man that goes where it is sent, and wears out.
Object spell_rouse_clay
name rouse clay
type 101
subtype 12
level 2
spell_level 2
school clerical
sp 8
casting_time 10
path_attuned 64
attacktype 1
dam 8
dam_modifier 3
duration 6
duration_modifier 2
range_modifier 10
wc_increase_rate 2
other_arch called_clay_man
value 70
delay 4
glyph g
icon golem-head
hue protection
invisible 1
no_drop 1
msg
You wake a man of clay, and it stands where you look. It goes where you send it and strikes whatever is in the way, until it has walked itself to dust.
endmsg
end
