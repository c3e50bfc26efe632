Object kingmaker
name two-handed sword Kingmaker
artifact 1
artifact_of two_handed_sword
depth 12
type 15
weapon_kind sword
weapon_skill two-handed-sword
damage_dice 4d6
two_handed 1
tenths_of_pound 200
weight 9000
value 20000
glyph )
icon two-handed-sword
hue fire
to_hit 16
to_dam 20
bonus 2
bonus_to strength charisma
combat_flags slay-giant slay-dragon slay-evil brand-fire
resist_fire 40
msg
It has been laid on eleven shoulders and through nine of them. The other two were short reigns.
endmsg
end
