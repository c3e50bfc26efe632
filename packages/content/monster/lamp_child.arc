Object lamp_child
name lamp child
name_pl lamp children
monster 1
alive 1
level 2
movement 12
armour_class 30
blow_1 hit 1d4
race lamp
spell_flags resists-sleep
notices 12
light_radius 2
gait fly
ability_one_in 5
weight 9000
body_size small
body_traits humanoid
arch spell_witch_light
end
glyph A
icon candlebright
hue light
msg
It is small, and has been told to stay near. It hits shins, mostly, and means each of them.
endmsg
end
