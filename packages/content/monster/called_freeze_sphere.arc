Object called_freeze_sphere
name sphere of frost
name_pl spheres of frost
monster 1
alive 1
level 4
movement 13
armour_class 36
blow_1 bite 4d6
combat_flags immune-cold immune-poison no-conf
spell_flags not-living resists-sleep
resist_cold 100
resist_fire -50
attacktype 16
notices 12
gait fly
hit_points 12
weight 100
body_size small
body_traits no-hands no-limbs no-head no-eyes silent
glyph e
icon frozen-orb
hue frost
msg
Frost grows on whatever it looks at. It has no eyes, so it looks at everything.
endmsg
end
