Object two_handed_sword
name two-handed sword
name_pl two-handed swords
type 15
weapon_kind sword
weapon_skill two-handed-sword
damage_dice 3d6
two_handed 1
tenths_of_pound 200
weight 9000
value 775
glyph )
icon two-handed-sword
hue information
msg
Both hands, both feet and a clear space of nine feet.
endmsg
end
