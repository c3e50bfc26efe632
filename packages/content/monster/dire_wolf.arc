Object dire_wolf
name dire wolf
monster 1
alive 1
level 6
movement 14
armour_class 36
blow_1 bite 2d6
combat_flags animal
notices 18
company few
frequency 2
from_depth 3
flees_below 10
weight 90000
body_size medium
body_traits no-hands
glyph d
icon wolf-howl
hue wounding
msg
A grey wolf as a grey wolf tells it to its young. It stands as high as a table and clears one faster.
endmsg
end
