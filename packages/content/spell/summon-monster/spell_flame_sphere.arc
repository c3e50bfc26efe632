# SLASH'EM's flame sphere: a sphere comes that serves the caster.
Object spell_flame_sphere
name flame sphere
name_pl flame spheres
type 101
subtype 27
level 1
spell_level 1
school matter
casting_time 10
path_attuned 64
dam 1
other_arch called_flame_sphere
only_listed 1
value 100
delay 2
glyph e
icon fire-bomb
hue fire
invisible 1
no_drop 1
msg
A small sun, with a small temper, on your side.
endmsg
end
