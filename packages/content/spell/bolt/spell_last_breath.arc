# Kills or does nothing, by the levels of both.
Object spell_last_breath
name last breath
name_pl last breaths
type 101
subtype 4
level 14
spell_level 6
school attack
skill sorcery
sp 25
maxsp 60
casting_time 10
path_attuned 262144
attacktype 131074
dam 1
dam_modifier 0
duration 1
range 6
range_modifier 8
other_arch breath_line
value 600
delay 11
glyph -
icon crowned-skull
hue death
invisible 1
no_drop 1
msg
It asks how much life is left to win, and takes it on good rolls only. The dead have none to wager.
endmsg
end
