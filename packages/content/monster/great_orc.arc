Object great_orc
name great orc
monster 1
alive 1
level 5
movement 9
armour_class 42
blow_1 weapon 2d6
combat_flags orc evil
notices 13
doors break
company many
collects 1
frequency 2
from_depth 3
weight 95000
arch broad_axe
end
glyph o
icon bully-minion
hue wounding
msg
Bred for war by somebody who then lost control of it. It has armour, discipline and a low opinion of lesser orcs, which it shows.
endmsg
end
