# Portals that soon close by themselves.
Object spell_thread_gate
name thread gate
name_pl thread gates
type 101
subtype 52
level 6
spell_level 3
school escape
sp 16
casting_time 8
path_attuned 4096
slaying thread_gate
value 130
delay 5
glyph +
icon star-gate
hue mind
invisible 1
no_drop 1
msg
Two needles, one thread. Pull before it frays.
endmsg
end
