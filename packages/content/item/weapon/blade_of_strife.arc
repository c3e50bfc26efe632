Object blade_of_strife
name blade of strife
name_pl blades of strife
type 15
weapon_kind sword
weapon_skill two-handed-sword
damage_dice 6d5
two_handed 1
tenths_of_pound 180
weight 8100
value 4000
glyph )
icon rune-sword
hue information
msg
The edge is never quite where it was. Whoever parries it parries the wrong half.
endmsg
end
