Object bell_ringer
name bell ringer
monster 1
alive 1
level 9
movement 11
armour_class 48
blow_1 weapon 2d5
combat_flags evil
notices 14
doors open
frequency 1
from_depth 6
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch mace
end
arch ability_muddle
end
arch ability_shriek
reach 5
end
glyph @
icon ringing-bell
hue mind
msg
He pulls on a rope that goes up into the dark. When the bell sounds you find that you have forgotten what you meant to do.
endmsg
end
