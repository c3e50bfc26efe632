Object broken_dagger
name broken dagger
name_pl broken daggers
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 1d1
to_hit -2
to_dam -4
tenths_of_pound 5
weight 225
value 1
glyph )
icon switchblade
hue information
msg
The handle is still good.
endmsg
end
