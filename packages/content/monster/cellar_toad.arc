Object cellar_toad
name cellar toad
monster 1
alive 1
level 0
movement 8
armour_class 12
blow_1 bite 1d3
combat_flags animal
notices 6
branch sewers
frequency 3
to_depth 2
weight 4000
body_size tiny
body_traits no-hands
glyph :
icon frog
hue acid
msg
Broad as a bucket and about as quick. It eats anything that moves, once it has made up its mind that it did.
endmsg
end
