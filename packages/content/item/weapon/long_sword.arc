Object long_sword
name long sword
name_pl long swords
type 15
weapon_kind sword
weapon_skill long-sword
damage_dice 2d5
tenths_of_pound 130
weight 5900
value 300
glyph )
icon broadsword
hue information
msg
Balanced for one hand and a clear conscience.
endmsg
end
