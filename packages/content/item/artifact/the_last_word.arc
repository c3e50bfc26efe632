Object the_last_word
name rapier Last Word
artifact 1
artifact_of rapier
depth 2
type 15
weapon_kind sword
weapon_skill short-sword
damage_dice 2d5
tenths_of_pound 40
weight 1800
value 5000
glyph )
icon sword-brandish
hue information
to_hit 12
to_dam 9
bonus 2
bonus_to dexterity blows
combat_flags slay-evil
properties blessed
absorbs_curses 1
msg
It ends arguments. It has been in a great many, and was never once convinced.
endmsg
end
