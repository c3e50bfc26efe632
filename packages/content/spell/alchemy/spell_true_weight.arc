# Melts what lies around to gold, at a poor rate.
Object spell_true_weight
name true weight
name_pl true weights
type 101
subtype 30
level 6
spell_level 3
school matter
sp 10
casting_time 25
path_attuned 16384
dam_modifier 1
duration 20
duration_modifier 2
value 120
delay 4
glyph +
icon gold-bar
hue information
invisible 1
no_drop 1
msg
Everything is gold, at bottom. You merely take out what was added since.
endmsg
end
