Object pike_bearer
name pike bearer
monster 1
alive 1
level 9
movement 12
armour_class 66
blow_1 weapon 1d10
combat_flags evil
notices 14
doors open
company few
frequency 2
from_depth 6
weight 70000
body_size medium
body_traits humanoid
randomitems carried_odds
arch pike
end
glyph @
icon pikeman
hue missiles
msg
They march in a square and look straight ahead. What they guard has been dead for a hundred years.
endmsg
end
