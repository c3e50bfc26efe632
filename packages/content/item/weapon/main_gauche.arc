Object main_gauche
name main gauche
name_pl main gauches
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 1d5
tenths_of_pound 30
weight 1350
value 25
glyph )
icon bowie-knife
hue information
msg
A dagger for the hand that was doing nothing.
endmsg
end
