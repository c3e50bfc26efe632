Object grandfather_tooth
name great axe Grandfather Tooth
artifact 1
artifact_of great_axe
depth 10
type 15
weapon_kind polearm
weapon_skill axe
damage_dice 5d4
two_handed 1
tenths_of_pound 230
weight 10350
value 14000
glyph )
icon battered-axe
hue wounding
to_hit 10
to_dam 18
bonus 2
bonus_to constitution
combat_flags execute-dragon slay-troll slay-orc
msg
The head is older than the handle, and the handle older than the kingdom. Both have been replaced; neither has noticed.
endmsg
end
