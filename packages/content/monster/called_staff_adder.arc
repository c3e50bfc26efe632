Object called_staff_adder
name staff adder
name_pl staff adders
monster 1
alive 1
level 4
movement 12
armour_class 24
blow_1 bite 1d4
race snake
combat_flags animal immune-poison
notices 12
hp 16
dam 4
wc 11
speed 0.15
attacktype 1025
weight 60000
body_size small
body_traits no-limbs slithy
glyph S
icon snake
hue poison
msg
It is straighter than other snakes, and has a ferrule. It does not know that it is a stick.
endmsg
end
