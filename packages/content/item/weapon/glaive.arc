Object glaive
name glaive
name_pl glaives
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 2d6
two_handed 1
tenths_of_pound 190
weight 8550
value 363
glyph )
icon scythe
hue information
msg
A sword that wanted to be taller.
endmsg
end
