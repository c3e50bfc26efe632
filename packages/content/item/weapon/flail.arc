Object flail
name flail
name_pl flails
type 15
weapon_kind hafted
weapon_skill flail
damage_dice 2d6
tenths_of_pound 150
weight 6750
value 353
glyph )
icon flail
hue information
msg
Threshed barley once, and was happy.
endmsg
end
