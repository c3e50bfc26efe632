# A rune that burns its victim.
Object spell_rune_of_kindling
name rune of kindling
name_pl runes of kindling
type 101
subtype 2
level 2
spell_level 2
school attack
skill pyromancy
sp 5
casting_time 10
path_attuned 2
other_arch rune_of_kindling
value 40
delay 2
glyph ^
icon rune-stone
hue fire
invisible 1
no_drop 1
msg
Nine strokes with a finger, the last one from as far away as the arm allows.
endmsg
end
