Object tulwar
name tulwar
name_pl tulwars
type 15
weapon_kind sword
weapon_skill scimitar
damage_dice 2d4
tenths_of_pound 100
weight 4500
value 200
glyph )
icon cracked-saber
hue information
msg
A curved blade with a flat disc for a pommel, so that it sits in the hand and stays.
endmsg
end
