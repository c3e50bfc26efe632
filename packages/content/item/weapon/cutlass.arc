Object cutlass
name cutlass
name_pl cutlasses
type 15
weapon_kind sword
weapon_skill scimitar
damage_dice 1d7
tenths_of_pound 110
weight 4950
value 85
glyph )
icon crossed-sabres
hue information
msg
It has smelt the sea and would like to again.
endmsg
end
