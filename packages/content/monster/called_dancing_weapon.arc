Object called_dancing_weapon
name dancing weapon
name_pl dancing weapons
monster 1
alive 1
level 6
movement 12
armour_class 36
blow_1 hit 1d6
combat_flags immune-poison no-conf
spell_flags not-living resists-sleep
gait fly
notices 12
hp 20
dam 6
wc 8
speed 0.3
attacktype 256
weight 60000
body_size medium
body_traits no-limbs no-head no-eyes silent fixed
glyph (
icon sparkling-sabre
hue magic
msg
Nobody holds it. It parries all the same.
endmsg
end
