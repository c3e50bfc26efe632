# SLASH'EM's poison blast: a ray that bounces.
Object spell_poison_blast
name poison blast
name_pl poison blasts
type 101
subtype 101
level 4
spell_level 4
school attack
casting_time 10
path_attuned 131072
ray poison-blast
attacktype 1024
other_arch poison_blast_trace
only_listed 1
value 400
delay 7
glyph -
icon poison-gas
hue poison
invisible 1
no_drop 1
msg
A long green breath that somebody else has to take.
endmsg
end
