# A holy word against the undead and demons.
Object spell_plain_verdict
name plain verdict
name_pl plain verdicts
type 101
subtype 7
level 9
spell_level 5
school clerical
skill sorcery
grace 9
maxgrace 12
casting_time 10
path_attuned 65536
attacktype 2097152
slaying demon
dam 10
dam_modifier 3
duration 0
range 4
range_modifier 8
other_arch wedge_of_verdict
value 300
delay 9
glyph <
icon gem-necklace
hue light
invisible 1
no_drop 1
msg
One word, and those who are not meant to be here are told so.
endmsg
end
