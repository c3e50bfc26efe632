Object trident
name trident
name_pl tridents
type 15
weapon_kind polearm
weapon_skill trident
damage_dice 1d8
tenths_of_pound 70
weight 3150
value 120
glyph )
icon trident
hue information
msg
Three answers to one question.
endmsg
end
