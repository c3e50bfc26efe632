Object sewer_centipede
name sewer centipede
monster 1
alive 1
level 1
movement 6
armour_class 42
blow_1 bite 1d2 poison
combat_flags animal
notices 8
branch sewers
frequency 1
to_depth 3
weight 1200
body_size tiny
body_traits no-hands silent
glyph s
icon centipede
hue poison
msg
A hundred legs, all of them in step, and one bite that you will think about later. It comes out of cracks that you had taken for cracks.
endmsg
end
