Object echo_bat
name echo bat
monster 1
alive 1
level 8
movement 22
armour_class 42
blow_1 bite 1d6 confuse
combat_flags animal
notices 14
gait fly
company many
frequency 2
from_depth 6
erratic_one_in 3
weight 800
body_size small
body_traits no-hands
glyph B
icon evil-bat
hue mind
msg
It shouts at the dark and the dark answers. You are a thing that the dark mentioned.
endmsg
end
