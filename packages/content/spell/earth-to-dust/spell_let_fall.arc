# Everything around that was put up comes down.
Object spell_let_fall
name let fall
name_pl let falls
type 101
subtype 23
level 3
spell_level 3
school matter
skill summoning
sp 5
maxsp 20
casting_time 15
path_attuned 16384
range 2
range_modifier 3
value 50
delay 3
glyph ,
icon stone-wall
hue information
invisible 1
no_drop 1
msg
You remind the walls that they are tired. Most of them had suspected it.
endmsg
end
