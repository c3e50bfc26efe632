# A rune that holds a cone of cold.
Object spell_rune_of_the_wide_cold
name rune of the wide cold
name_pl runes of the wide cold
type 101
subtype 2
level 6
spell_level 4
school attack
skill sorcery
sp 10
maxsp 20
casting_time 15
path_attuned 4
other_arch spell_cone_of_cold
value 80
delay 3
glyph ^
icon rune-stone
hue frost
invisible 1
no_drop 1
msg
It keeps one winter, folded small. Mind which way it opens.
endmsg
end
