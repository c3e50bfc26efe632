Object bastard_sword
name bastard sword
name_pl bastard swords
type 15
weapon_kind sword
weapon_skill long-sword
damage_dice 3d4
tenths_of_pound 140
weight 6300
value 350
glyph )
icon croc-sword
hue information
msg
Too long for one hand, too short for two, and on good terms with neither.
endmsg
end
