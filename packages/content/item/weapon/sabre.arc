Object sabre
name sabre
name_pl sabres
type 15
weapon_kind sword
weapon_skill saber
damage_dice 1d7
tenths_of_pound 50
weight 2250
value 50
glyph )
icon sparkling-sabre
hue information
msg
Light in the hand and quick to take offence.
endmsg
end
