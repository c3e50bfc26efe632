Object bolt
name bolt
name_pl bolts
type 13
weapon_kind bolt
weapon_skill crossbow
damage_dice 1d5
tenths_of_pound 3
weight 135
value 2
glyph {
icon broadhead-arrow
hue missiles
msg
Short, thick and in earnest.
endmsg
end
