Object moonsilver_bolt
name moonsilver bolt
name_pl moonsilver bolts
type 13
weapon_kind bolt
weapon_skill crossbow
damage_dice 3d5
tenths_of_pound 2
weight 90
value 30
glyph {
icon thorned-arrow
hue missiles
msg
Half the weight of iron. Nobody has yet complained of the other half.
endmsg
end
