# Calls the dead.
Object ability_call_dead
name call the dead
type 101
subtype 27
level 1
spell_level 3
school clerical
monster_only 1
sp 10
casting_time 10
path_attuned 64
glyph d
icon raise-skeleton
attack_movement 16
hue summoning
invisible 1
no_drop 1
msg
It reads out a name from a very old list.
endmsg
arch shambler
magic 1
nrof 1
end
arch bone_soldier
magic 6
nrof 2
end
arch ghoul
magic 10
nrof 2
end
end
