# A weak bolt of fire for small demons.
Object ability_ember
name ember
type 101
subtype 4
level 1
spell_level 1
school attack
monster_only 1
sp 5
maxsp 20
casting_time 10
path_attuned 2
attacktype 4
dam 3
dam_modifier 3
duration 1
range 6
other_arch ember_line
glyph -
icon small-fire
hue fire
invisible 1
no_drop 1
msg
A coal, thrown by something that does not burn its fingers.
endmsg
end
