# NetHack's finger of death: kills what lives, and comes back off walls.
Object spell_finger_of_death
name finger of death
name_pl fingers of death
type 101
subtype 101
level 7
spell_level 7
school attack
casting_time 10
path_attuned 262144
ray death
attacktype 131072
other_arch finger_of_death_trace
value 700
rule_kind death
delay 10
glyph -
icon smoking-finger
hue death
invisible 1
no_drop 1
msg
You point, and that is all. It asks no questions of anything that lives, and a wall will send it back to you without a second thought.
endmsg
end
