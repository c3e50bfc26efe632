Object evensong
name katana Evensong
artifact 1
artifact_of katana
depth 9
type 15
weapon_kind sword
weapon_skill long-sword
damage_dice 4d5
tenths_of_pound 120
weight 5400
value 12000
glyph )
icon katana
hue light
to_hit 14
to_dam 16
bonus 2
bonus_to dexterity wisdom
combat_flags slay-evil execute-undead brand-lightning
properties blessed
msg
It rings when it is drawn, one low note, and everything wicked within earshot remembers an appointment.
endmsg
end
