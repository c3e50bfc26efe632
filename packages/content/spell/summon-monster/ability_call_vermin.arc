# Calls vermin: what comes depends on the level of the caster.
Object ability_call_vermin
name call vermin
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
icon rat
attack_movement 16
hue summoning
invisible 1
no_drop 1
msg
A whistle too high for you, and not for them.
endmsg
arch gutter_rat
magic 1
nrof 3
end
arch thread_spider
magic 6
nrof 3
end
arch cellar_bat
magic 12
nrof 3
end
end
