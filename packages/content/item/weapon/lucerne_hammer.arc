Object lucerne_hammer
name Lucerne hammer
name_pl Lucerne hammers
type 15
weapon_kind hafted
weapon_skill polearms
damage_dice 2d5
two_handed 1
tenths_of_pound 120
weight 5400
value 376
glyph )
icon warhammer
hue information
msg
Four small points and one long one, on a pole: there is no good side to be on.
endmsg
end
