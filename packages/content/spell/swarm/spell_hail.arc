# Snowballs, one after another.
Object spell_hail
name hail
name_pl hails
type 101
subtype 36
level 2
spell_level 3
school attack
skill pyromancy
sp 9
maxsp 20
casting_time 10
path_attuned 4
duration 2
duration_modifier 4
range 8
swarm swarm_spell
other_arch spell_snowball
value 60
delay 4
glyph -
icon missile-swarm
hue frost
invisible 1
no_drop 1
msg
The weather of a bad week in three breaths. It falls sideways.
endmsg
end
