# SLASH'EM's resist poison.
Object spell_resist_poison
name resist poison
name_pl resistances to poison
type 101
subtype 24
level 1
spell_level 1
school clerical
casting_time 10
path_attuned 1
duration 1000
resist_poison 100
other_arch passing_glimmer
only_listed 1
value 100
delay 2
glyph *
icon medicines
hue poison
invisible 1
no_drop 1
msg
Your blood learns to spit things out.
endmsg
end
