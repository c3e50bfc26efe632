# Calls imps.
Object ability_call_imps
name call imps
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
icon imp-laugh
attack_movement 16
hue summoning
invisible 1
no_drop 1
msg
It laughs, and smaller laughs answer.
endmsg
arch cinder_imp
magic 1
nrof 2
end
end
