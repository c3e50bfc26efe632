Object ball_and_chain
name ball-and-chain
name_pl balls-and-chains
type 15
weapon_kind hafted
weapon_skill flail
damage_dice 2d4
tenths_of_pound 150
weight 6750
value 200
glyph )
icon wrecking-ball
hue information
msg
Somebody wore this once. Now somebody else may.
endmsg
end
