Object flicker_cat
name flicker cat
monster 1
alive 1
level 3
movement 14
armour_class 24
blow_1 claw 1d3
blow_2 bite 1d4
combat_flags animal
notices 14
frequency 2
to_depth 4
ability_one_in 3
weight 5000
body_size small
body_traits no-hands
arch ability_blink
end
arch spell_jumping
end
glyph f
icon schrodingers-cat-alive
hue teleportation
msg
It is here, and then it is there, and it was never interested in the squares between. Dogs have given up on it.
endmsg
end
