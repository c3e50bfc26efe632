Object seeker_bolt
name seeker bolt
name_pl seeker bolts
type 13
weapon_kind bolt
weapon_skill crossbow
damage_dice 4d5
tenths_of_pound 3
weight 135
value 25
glyph {
icon fast-arrow
hue missiles
msg
Point it roughly. It will see to the rest.
endmsg
end
