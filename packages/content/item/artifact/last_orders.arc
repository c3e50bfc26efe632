Object last_orders
name quarterstaff Last Orders
artifact 1
artifact_of quarterstaff
depth 14
type 15
weapon_kind hafted
damage_dice 3d9
two_handed 1
tenths_of_pound 150
weight 6800
value 18000
glyph )
icon bo
hue magic
to_hit 12
to_dam 12
bonus 4
bonus_to intelligence wisdom
combat_flags slay-demon slay-undead brand-cold
resist_cold 40
resist_fire 40
msg
Nothing remains to be said after it has been knocked twice upon the floor.
endmsg
end
