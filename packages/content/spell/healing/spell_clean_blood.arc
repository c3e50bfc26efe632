# Cures diseases, of the caster or of a friend beside him.
Object spell_clean_blood
name clean blood
name_pl cleanings of blood
type 101
subtype 21
level 4
spell_level 2
school clerical
grace 10
casting_time 15
path_attuned 256
attacktype 33554432
value 70
delay 3
glyph +
icon medicines
hue restoration
invisible 1
no_drop 1
msg
You go through the blood drop by drop, and show whatever does not belong there to the door.
endmsg
end
