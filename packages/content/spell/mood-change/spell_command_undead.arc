# SLASH'EM's command undead: the undead nearby serve the caster.
Object spell_command_undead
name command undead
name_pl commands of the undead
type 101
subtype 34
level 5
spell_level 5
school attack
casting_time 10
path_attuned 1024
no_attack 1
undead 1
race undead
range 1
range_modifier 10
other_arch mood_spark
only_listed 1
value 500
delay 7
glyph g
icon raise-skeleton
hue death
invisible 1
no_drop 1
msg
You speak the way their sergeant used to.
endmsg
end
