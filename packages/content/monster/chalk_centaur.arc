Object chalk_centaur
name chalk centaur
monster 1
alive 1
level 7
movement 18
armour_class 36
blow_1 weapon 1d8
blow_2 kick 1d6
notices 20
doors break
collects 1
shoots 1
frequency 1
from_depth 3
flees_below 20
weight 300000
body_size large
body_traits humanoid hooves strong
arch long_bow
end
arch arrow
nrof 12
end
glyph C
icon centaur
hue light
msg
White to the elbows with the dust of its own galleries. It can outrun you, outshoot you, and tell you which while it does.
endmsg
end
