Object lead_filled_mace
name lead-filled mace
name_pl lead-filled maces
type 15
weapon_kind hafted
weapon_skill mace
damage_dice 3d4
tenths_of_pound 180
weight 8100
value 502
glyph )
icon mace-head
hue information
msg
Somebody drilled out a good mace and poured in a better one.
endmsg
end
