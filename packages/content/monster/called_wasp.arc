Object called_wasp
name loosed wasp
name_pl loosed wasps
monster 1
alive 1
level 2
movement 18
armour_class 36
blow_1 sting 1d3 poison
combat_flags animal
notices 12
gait fly
erratic_one_in 4
hit_points 4
weight 900
body_size tiny
body_traits no-hands buzzes
glyph a
icon wasp-sting
hue summoning
msg
It is on no side but the sharp one. It will sting you twice to be fair.
endmsg
end
