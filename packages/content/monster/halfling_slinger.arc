Object halfling_slinger
name halfling slinger
monster 1
alive 1
level 1
movement 9
armour_class 0
blow_1 weapon 1d4
attack_movement 7
notices 14
doors open
company few
collects 1
shoots 1
frequency 2
to_depth 3
flees_below 35
weight 22000
body_size small
body_traits humanoid
arch sling
end
arch pebble
nrof 6
end
glyph h
icon slingshot
hue summoning
msg
Knee-high to a proper war, with a pocket full of stones. It can put out a lantern at thirty paces and has put out several.
endmsg
end
