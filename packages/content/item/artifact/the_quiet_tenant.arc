Object the_quiet_tenant
name main gauche Quiet Tenant
artifact 1
artifact_of main_gauche
depth 6
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 2d5
tenths_of_pound 30
weight 1350
value 8000
glyph )
icon bowie-knife
hue poison
to_hit 12
to_dam 10
bonus 3
bonus_to dexterity
combat_flags brand-poison slay-animal
resist_poison 60
msg
It was never seen to be drawn. The rooms were only ever found empty.
endmsg
end
