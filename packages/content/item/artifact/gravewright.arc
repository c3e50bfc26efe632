Object gravewright
name morning star Gravewright
artifact 1
artifact_of morning_star
depth 2
type 15
weapon_kind hafted
weapon_skill morning-star
damage_dice 3d6
tenths_of_pound 150
weight 6750
value 5000
glyph )
icon spiked-mace
hue information
to_hit 7
to_dam 11
bonus 2
bonus_to wisdom
combat_flags execute-undead slay-evil
properties blessed
msg
Its maker built tombs and wished to guarantee his work.
endmsg
end
