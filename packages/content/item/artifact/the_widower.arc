Object the_widower
name battle axe Widower
artifact 1
artifact_of battle_axe
depth 3
type 15
weapon_kind polearm
weapon_skill axe
damage_dice 4d8
tenths_of_pound 170
weight 7650
value 5000
glyph )
icon battle-axe
hue information
to_hit -6
to_dam 24
bonus -2
bonus_to charisma
combat_flags slay-animal slay-giant slay-demon slay-orc
msg
It grieves. It would like company.
endmsg
end
