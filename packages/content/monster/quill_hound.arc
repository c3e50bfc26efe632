Object quill_hound
name quill hound
monster 1
alive 1
level 10
movement 15
armour_class 54
blow_1 bite 2d6
blow_2 sting 1d6 poison
combat_flags animal immune-poison
notices 14
company few
frequency 2
from_depth 8
weight 60000
body_size medium
body_traits no-hands
glyph d
icon wolf-howl
hue poison
msg
A hound with a hedge for a back. It only wants to play, and that is the worst of it.
endmsg
end
