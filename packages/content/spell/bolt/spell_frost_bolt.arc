# A straight line of cold: hits everybody on it for a moment.
Object spell_frost_bolt
name frost bolt
name_pl frost bolts
type 101
subtype 4
level 3
spell_level 2
school attack
skill sorcery
sp 4
maxsp 15
casting_time 10
path_attuned 4
attacktype 18
dam 4
dam_modifier 3
duration 2
range 7
range_modifier 6
other_arch frost_bolt_flight
value 60
rule_kind cold
delay 3
glyph -
icon ice-bolt
hue frost
invisible 1
no_drop 1
msg
A line of hard cold leaves your hand and stays in the air behind its own head. Whoever stands in it wishes to stand elsewhere.
endmsg
end
