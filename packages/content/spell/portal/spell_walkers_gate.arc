# The same as a prayer, through a gate of its own.
Object spell_walkers_gate
name walker's gate
name_pl walker's gates
type 101
subtype 52
level 10
spell_level 5
school clerical
grace 26
maxgrace 16
casting_time 15
path_attuned 4096
slaying walkers_gate
opening portal_opening
value 240
delay 7
glyph +
icon temple-gate
hue light
invisible 1
no_drop 1
msg
Pilgrims used to set one stone here and one stone there, and pray until there was no road between.
endmsg
end
