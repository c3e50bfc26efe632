Object winterwink
name dagger Winterwink
artifact 1
artifact_of dagger
depth 1
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 2d4
tenths_of_pound 12
weight 540
value 5000
glyph )
icon plain-dagger
hue information
to_hit 5
to_dam 7
combat_flags brand-cold
resist_cold 40
msg
Small, bright and bitterly cold. It was a letter opener at a court where the letters deserved it.
endmsg
end
