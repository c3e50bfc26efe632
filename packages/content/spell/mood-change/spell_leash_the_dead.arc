# The undead around serve the caster.
Object spell_leash_the_dead
name leash the dead
type 101
subtype 34
level 7
spell_level 4
school clerical
sp 14
casting_time 10
path_attuned 1024
no_attack 1
undead 1
race undead
range 2
range_modifier 8
other_arch mood_spark
value 200
delay 4
glyph g
icon raise-skeleton
hue death
invisible 1
no_drop 1
msg
The dead have been waiting for orders. Any orders will do, and yours are the nearest.
endmsg
end
