# Hostile wasps come: they sting whatever they find.
Object spell_loose_wasps
name loose wasps
type 101
subtype 27
level 6
spell_level 3
school clerical
sp 6
casting_time 8
path_attuned 64
monster 1
dam 1
dam_modifier 6
other_arch called_wasp
value 90
delay 4
glyph g
icon wasp-sting
hue poison
invisible 1
no_drop 1
msg
You break a nest that wasn't there. They are nobody's wasps, and they are right behind it.
endmsg
end
