# Calls wolves.
Object ability_call_pack
name call the pack
type 101
subtype 27
level 1
spell_level 3
school clerical
monster_only 1
form_needs voice
sp 10
casting_time 10
path_attuned 64
glyph d
icon wolf-howl
attack_movement 16
hue summoning
invisible 1
no_drop 1
msg
It lifts its head. Somewhere near, heads are lifted.
endmsg
arch wolf
magic 1
nrof 2
end
arch dire_wolf
magic 8
nrof 2
end
end
