Object two_handed_flail
name two-handed flail
name_pl two-handed flails
type 15
weapon_kind hafted
weapon_skill flail
damage_dice 3d6
two_handed 1
tenths_of_pound 280
weight 12600
value 590
glyph )
icon crook-flail
hue information
msg
It goes round twice before it arrives. Stand somewhere else for both.
endmsg
end
