# A mould that only the dead catch.
Object spell_grave_mould
name grave mould
name_pl grave moulds
type 101
subtype 45
school clerical
path_attuned 131072
casting_time 10
attacktype 33554432
level 7
spell_level 3
grace 14
maxgrace 20
range 6
range_modifier 8
dam_modifier 3
duration_modifier 4
other_arch grave_mould
value 110
delay 4
glyph +
icon mushroom
hue death
invisible 1
no_drop 1
msg
What lies still long enough grows a coat. You shorten the wait.
endmsg
end
