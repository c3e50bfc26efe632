Object clause_nine
name scimitar Clause Nine
artifact 1
artifact_of scimitar
depth 3
type 15
weapon_kind sword
weapon_skill scimitar
damage_dice 4d5
tenths_of_pound 130
weight 5850
value 5000
glyph )
icon scythe
hue information
to_hit 11
to_dam 13
bonus 2
bonus_to intelligence
combat_flags execute-demon slay-evil brand-fire
msg
The demons who signed it didn’t read to the end. The ninth clause is this.
endmsg
end
