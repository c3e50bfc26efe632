Object mighty_hammer
name mighty hammer
name_pl mighty hammers
type 15
weapon_kind hafted
weapon_skill hammer
damage_dice 3d9
tenths_of_pound 200
weight 9000
value 1000
glyph )
icon thor-hammer
hue information
msg
Forged for someone larger. Whoever can lift it need not do much more.
endmsg
end
