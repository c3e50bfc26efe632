Object iron_shot
name iron shot
name_pl iron shots
type 13
weapon_kind shot
weapon_skill sling
damage_dice 1d4
tenths_of_pound 5
weight 225
value 2
glyph {
icon marbles
hue missiles
msg
Cast in a mould, counted in dozens.
endmsg
end
