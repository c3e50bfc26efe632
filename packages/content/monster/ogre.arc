Object ogre
name ogre
monster 1
alive 1
level 5
movement 10
armour_class 30
blow_1 weapon 2d8
combat_flags evil giant
notices 10
doors break
collects 1
company few
frequency 1
from_depth 2
weight 160000
body_size large
body_traits humanoid strong
glyph O
icon ogre
hue summoning
msg
Strong enough to open any door and not bright enough to try the handle. It hits what it does not understand, and has been busy.
endmsg
end
