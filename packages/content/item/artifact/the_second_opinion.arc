Object the_second_opinion
name mace Second Opinion
artifact 1
artifact_of mace
depth 5
type 15
weapon_kind hafted
weapon_skill mace
damage_dice 3d4
tenths_of_pound 120
weight 5400
value 7000
glyph )
icon flanged-mace
hue restoration
to_hit 9
to_dam 11
bonus 2
bonus_to wisdom constitution
combat_flags slay-undead slay-evil
properties blessed
msg
A healer's mace. He was always kind, and always asked it last.
endmsg
end
