# Air in which no spell can live.
Object spell_still_air
name still air
name_pl still airs
type 101
subtype 15
level 6
spell_level 4
school escape
skill summoning
sp 8
maxsp 20
casting_time 14
path_attuned 256
attacktype 524288
duration 40
duration_modifier 1
range 2
range_modifier 15
move_block all
other_arch still_air
value 80
delay 3
glyph :
icon magic-shield
hue magic
invisible 1
no_drop 1
msg
A line of air that has been told to be quiet. Spells go into it and are not heard of again.
endmsg
end
