# Death for the living in a direction; it strengthens the undead.
Object spell_last_rites
name last rites
name_pl last rites
type 101
subtype 10
level 14
spell_level 6
school clerical
skill praying
grace 24
maxgrace 16
casting_time 10
path_attuned 262144
attacktype 131072
dam 6
dam_modifier 3
duration 1
range 6
range_modifier 10
other_arch closing_eyes
value 480
delay 9
glyph <
icon grim-reaper
hue death
invisible 1
no_drop 1
msg
You say the words that are said over the dead. The living take the hint, as a rule; the dead are flattered.
endmsg
end
