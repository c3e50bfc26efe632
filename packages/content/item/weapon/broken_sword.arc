Object broken_sword
name broken sword
name_pl broken swords
type 15
weapon_kind sword
weapon_skill short-sword
damage_dice 1d2
to_hit -2
to_dam -4
tenths_of_pound 30
weight 1350
value 2
glyph )
icon shattered-sword
hue information
msg
Half of it is still in whoever it belonged to.
endmsg
end
