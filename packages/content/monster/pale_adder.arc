Object pale_adder
name pale adder
monster 1
alive 1
level 2
movement 15
armour_class 42
blow_1 bite 1d4 poison
race snake
combat_flags animal immune-poison
notices 7
gait walk
frequency 2
to_depth 4
weight 1500
body_size small
body_traits no-limbs slithy
glyph S
icon snake
hue poison
msg
White from years without sun, and as thin as a bootlace. It strikes once and then waits to be proved right.
endmsg
end
