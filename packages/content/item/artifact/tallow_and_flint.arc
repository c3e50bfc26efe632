Object tallow_and_flint
name dagger Tallow-and-Flint
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
to_hit 6
to_dam 5
combat_flags brand-fire
resist_fire 40
msg
One side was a chandler’s, the other a soldier’s. Together they light anything.
endmsg
end
