Object the_landlord
name war hammer Landlord
artifact 1
artifact_of war_hammer
depth 3
type 15
weapon_kind hafted
weapon_skill hammer
damage_dice 5d8
tenths_of_pound 180
weight 8100
value 5000
glyph )
icon war-pick
hue information
to_hit 9
to_dam 12
bonus 3
bonus_to strength
combat_flags slay-animal slay-giant slay-troll
properties earthquakes
msg
When it calls for the rent, the house comes too.
endmsg
end
