# A bolt of cold for those who are cold already.
Object ability_grave_chill
name grave chill
type 101
subtype 4
level 1
spell_level 2
school attack
monster_only 1
sp 5
maxsp 20
casting_time 10
path_attuned 4
attacktype 16
dam 4
dam_modifier 3
duration 1
range 6
other_arch grave_chill_line
glyph -
icon frozen-arrow
hue frost
invisible 1
no_drop 1
msg
The cold of a room where nobody has breathed for years.
endmsg
end
