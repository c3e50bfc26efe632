Object goblin_archer
name goblin archer
monster 1
alive 1
level 2
movement 9
armour_class 12
blow_1 weapon 1d4
combat_flags orc evil
notices 16
doors open
collects 1
shoots 1
company few
branch mines
frequency 2
flees_below 35
weight 20000
body_size small
body_traits humanoid
arch short_bow
end
arch arrow
nrof 8
end
glyph o
icon bowman
hue information
msg
It was told that the safest place in a fight is at the other end of it. It has brought eight reasons.
endmsg
end
