Object katana
name katana
name_pl katanas
type 15
weapon_kind sword
weapon_skill long-sword
damage_dice 3d4
tenths_of_pound 120
weight 5400
value 400
glyph )
icon katana
hue information
msg
Folded more often than a letter, and shorter in what it says.
endmsg
end
