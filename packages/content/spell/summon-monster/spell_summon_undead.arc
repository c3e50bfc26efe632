# SLASH'EM's summon undead: one comes who serves the caster.
Object spell_summon_undead
name summon undead
name_pl summonings of the undead
type 101
subtype 27
level 5
spell_level 5
school attack
casting_time 10
path_attuned 64
only_listed 1
value 500
delay 7
glyph d
icon raise-zombie
hue summoning
invisible 1
no_drop 1
msg
Somebody is always awake down there.
endmsg
arch shambler
magic 1
nrof 1
end
arch bone_soldier
magic 6
nrof 1
end
arch ghoul
magic 10
nrof 1
end
end
