Object scalpel
name scalpel
name_pl scalpels
type 15
weapon_kind sword
weapon_skill knife
damage_dice 1d3
to_hit 2
tenths_of_pound 5
weight 225
value 6
glyph )
icon scalpel
hue information
msg
Clean, narrow and exact. What it opens, it means to close again.
endmsg
end
