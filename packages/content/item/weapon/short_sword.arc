Object short_sword
name short sword
name_pl short swords
type 15
weapon_kind sword
weapon_skill short-sword
damage_dice 1d7
tenths_of_pound 80
weight 3600
value 90
glyph )
icon gladius
hue information
msg
For fights in which there is no room to be elegant.
endmsg
end
