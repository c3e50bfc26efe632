Object lamp_bearer
name lamp bearer
monster 1
alive 1
level 6
movement 12
armour_class 48
blow_1 hit 2d4
race lamp
spell_flags resists-sleep sees-invisible
notices 14
light_radius 3
gait fly
ability_one_in 4
weight 30000
body_size medium
body_traits humanoid
arch spell_candle_wrath
reach 5
end
glyph A
icon angel-wings
hue light
msg
It carries the light and does not say whose. The dead step aside for it, and so does the dark, a little later.
endmsg
end
