Object great_orc
name great orc
monster 1
alive 1
level 6
movement 9
armour_class 36
blow_1 weapon 1d6
combat_flags orc evil
notices 13
doors break
company few
collects 1
branch mines
frequency 1
from_depth 3
weight 95000
body_size medium
body_traits humanoid strong
arch broad_axe
end
glyph o
icon bully-minion
hue wounding
msg
Bred for war by somebody who then lost control of it. It has armour, discipline and a low opinion of lesser orcs, which it shows.
endmsg
end
