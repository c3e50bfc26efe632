# Any spell of a list, or a shower of petals.
Object spell_whimsy
name whimsy
name_pl whimsies
type 101
subtype 9
level 1
spell_level 2
school matter
skill sorcery
sp 3
maxsp 20
casting_time 10
path_attuned 16384
dam 0
duration 1
range 4
randomitems whimsy_spells
other_arch drift_of_petals
value 40
delay 2
glyph *
icon flower-twirl
hue magic
invisible 1
no_drop 1
msg
You ask the magic what it would like to do, and point somewhere. It charges you for the answer as well.
endmsg
end
