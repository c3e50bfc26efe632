Object lamp_seraph
name lamp seraph
monster 1
alive 1
level 12
movement 14
armour_class 66
blow_1 hit 3d6
blow_2 touch 1d8 blind
race lamp
combat_flags immune-fire immune-lightning
magic_resistance 30
spell_flags resists-sleep sees-invisible
notices 18
light_radius 4
gait fly
ability_one_in 3
weight 60000
body_size medium
body_traits humanoid
arch spell_candle_wrath
reach 5
end
arch spell_heavy_hand
reach 5
end
glyph A
icon sun-priest
hue light
msg
It has as many faces as a street has windows, and all of them are lit. You are asked to look away, and are glad to.
endmsg
end
