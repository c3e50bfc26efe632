# SLASH'EM's lightning: a ray that bounces.
Object spell_lightning
name lightning
name_pl bolts of lightning
type 101
subtype 101
level 4
spell_level 4
school matter
casting_time 10
path_attuned 8
ray lightning
attacktype 8
other_arch lightning_trace
only_listed 1
value 400
delay 7
glyph -
icon lightning-arc
hue electricity
invisible 1
no_drop 1
msg
It goes where it was already going, and back again if a wall objects.
endmsg
end
