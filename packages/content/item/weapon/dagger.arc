Object dagger
name dagger
name_pl daggers
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 1d4
tenths_of_pound 12
weight 540
value 10
glyph )
icon plain-dagger
hue information
msg
For letters, rope, and those who come too near.
endmsg
end
