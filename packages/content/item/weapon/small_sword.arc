Object small_sword
name small sword
name_pl small swords
type 15
weapon_kind sword
weapon_skill short-sword
damage_dice 1d6
tenths_of_pound 75
weight 3375
value 48
glyph )
icon piercing-sword
hue information
msg
Worn to dinner by people who have been to dinner before.
endmsg
end
