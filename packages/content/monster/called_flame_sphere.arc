Object called_flame_sphere
name sphere of flame
name_pl spheres of flame
monster 1
alive 1
level 4
movement 13
armour_class 36
blow_1 flare 4d6
combat_flags immune-fire immune-poison no-conf
spell_flags not-living resists-sleep
resist_fire 100
resist_cold -50
attacktype 4
notices 12
gait fly
hit_points 12
weight 100
body_size small
body_traits no-hands no-limbs no-head no-eyes silent
glyph e
icon fire-bomb
hue fire
msg
It has one idea. It is about to have it.
endmsg
end
