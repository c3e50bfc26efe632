Object highwater
name trident Highwater
artifact 1
artifact_of trident
depth 2
type 15
weapon_kind polearm
weapon_skill trident
damage_dice 3d6
tenths_of_pound 70
weight 3150
value 5000
glyph )
icon trident
hue information
to_hit 8
to_dam 12
bonus 2
bonus_to dexterity
combat_flags slay-animal slay-dragon brand-acid
resist_acid 50
msg
The flood of that year is scratched on the shaft, well above your head.
endmsg
end
