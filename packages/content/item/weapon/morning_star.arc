Object morning_star
name morning star
name_pl morning stars
type 15
weapon_kind hafted
weapon_skill morning-star
damage_dice 2d6
tenths_of_pound 150
weight 6750
value 396
glyph )
icon spiked-mace
hue information
msg
Rises in the east, comes down wherever you are.
endmsg
end
