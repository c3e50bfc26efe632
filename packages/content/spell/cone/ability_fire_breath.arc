# What breathes fire breathes this. Not magic, so magic does not help against it.
Object ability_fire_breath
name fire breath
type 101
subtype 7
level 1
spell_level 3
school attack
monster_only 1
form_needs breath
sp 8
maxsp 20
casting_time 10
path_attuned 2
attacktype 4
dam 3
dam_modifier 7
duration 0
range 4
range_modifier 6
other_arch breath_of_fire
glyph <
icon dragon-breath
hue fire
invisible 1
no_drop 1
msg
A breath held long and let out hot.
endmsg
end
