Object rapier
name rapier
name_pl rapiers
type 15
weapon_kind sword
weapon_skill short-sword
damage_dice 1d6
tenths_of_pound 40
weight 1800
value 42
glyph )
icon sword-brandish
hue information
msg
An opinion, finely put.
endmsg
end
