# Seeks its target by itself.
Object spell_magic_missile
name magic missile
name_pl magic missiles
type 101
subtype 11
level 1
spell_level 1
school attack
skill sorcery
sp 2
maxsp 10
casting_time 10
path_attuned 16
attacktype 2
dam 5
dam_modifier 3
range 20
other_arch magic_missile_flight
value 30
rule_kind magic-missile
delay 2
glyph -
icon missile-swarm
hue magic
invisible 1
no_drop 1
msg
A dart of plain force that dislikes flying straight. It bends towards whoever is near its way, and is seldom wrong about whom you meant.
endmsg
end
