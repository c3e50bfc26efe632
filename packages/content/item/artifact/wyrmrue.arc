Object wyrmrue
name spear Wyrmrue
artifact 1
artifact_of spear
depth 3
type 15
weapon_kind polearm
weapon_skill spear
damage_dice 4d6
tenths_of_pound 50
weight 2300
value 5000
glyph )
icon stone-spear
hue information
to_hit 12
to_dam 14
bonus 2
bonus_to constitution
combat_flags execute-dragon brand-poison
resist_fire 60
msg
Forged from the tooth of the one it was made for, which some call poor taste.
endmsg
end
