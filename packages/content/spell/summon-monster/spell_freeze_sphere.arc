# SLASH'EM's freeze sphere: a sphere comes that serves the caster.
Object spell_freeze_sphere
name freeze sphere
name_pl freeze spheres
type 101
subtype 27
level 1
spell_level 1
school matter
casting_time 10
path_attuned 64
dam 1
other_arch called_freeze_sphere
only_listed 1
value 100
delay 2
glyph e
icon frozen-orb
hue frost
invisible 1
no_drop 1
msg
It hangs in the air and hums, the way a pond does before it takes your weight.
endmsg
end
