Object ditch_troll
name ditch troll
monster 1
alive 1
level 10
movement 12
armour_class 48
blow_1 claw 2d6
blow_2 claw 2d6
blow_3 bite 1d8
combat_flags troll evil
notices 14
company few
frequency 2
from_depth 8
flees_below 40
weight 350000
body_size large
body_traits humanoid strong
randomitems carried_odds
arch spell_mending
end
glyph T
icon troll
hue restoration
msg
It lives where the drains meet and eats what the drains bring. It heals while you look at it.
endmsg
end
