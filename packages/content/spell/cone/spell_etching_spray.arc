# Burns, and eats at the iron that its victim wears.
Object spell_etching_spray
name etching spray
name_pl etching sprays
type 101
subtype 7
level 5
spell_level 3
school attack
skill sorcery
sp 10
maxsp 24
casting_time 10
path_attuned 131072
attacktype 66
dam 5
dam_modifier 4
duration 0
range 3
range_modifier 8
other_arch wedge_of_acid
value 160
delay 5
glyph <
icon acid-blob
hue acid
invisible 1
no_drop 1
msg
Glass is safe, and granite takes it as a compliment. Your mail is another matter.
endmsg
end
