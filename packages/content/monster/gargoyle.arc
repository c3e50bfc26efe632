Object gargoyle
name gargoyle
monster 1
alive 1
level 8
movement 10
armour_class 72
blow_1 claw 2d4
blow_2 claw 2d4
blow_3 bite 2d4
race golem
combat_flags immune-fire immune-cold immune-poison immune-lightning
spell_flags resists-sleep
notices 10
memory 40
gait fly
company few
branch keep
frequency 1
from_depth 4
weight 250000
body_size medium
body_traits humanoid strong horns
glyph g
icon gargoyle
hue information
msg
It was put up to keep rain off a chapel. There is no rain here, and it has generalised.
endmsg
end
