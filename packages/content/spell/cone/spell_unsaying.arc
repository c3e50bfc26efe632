# Takes the enchantment, and the curse, from what others carry.
Object spell_unsaying
name unsaying
name_pl unsayings
type 101
subtype 7
level 8
spell_level 4
school matter
skill sorcery
sp 10
maxsp 30
casting_time 10
path_attuned 128
attacktype 32770
dam 20
dam_modifier 3
duration 0
range 3
range_modifier 8
other_arch wedge_of_unsaying
value 250
delay 7
glyph <
icon rune-stone
hue magic
invisible 1
no_drop 1
msg
Whatever was once said over a sword can be taken back.
endmsg
end
