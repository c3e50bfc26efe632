Object idle_eye
name idle eye
monster 1
alive 1
level 2
movement 1
armour_class 6
passive gaze 0d70 paralyse
gait fly
notices 1
frequency 2
from_depth 3
to_depth 9
weight 450
body_size small
body_traits no-limbs no-head silent
glyph e
icon all-seeing-eye
hue mind
msg
It floats, and looks at nothing in particular. Those who hit it have plenty of time to regret it.
endmsg
end
