Object stone_golem
name stone golem
monster 1
alive 1
level 9
movement 6
armour_class 42
blow_1 hit 3d8
race golem
combat_flags immune-fire immune-cold immune-lightning immune-poison no-conf
magic_resistance 50
spell_flags not-living resists-sleep
golem stone
notices 8
memory 60
doors break
branch keep
frequency 2
from_depth 4
weight 800000
body_size large
body_traits humanoid strong
glyph g
icon golem-head
hue protection
msg
Somebody carved a word into its forehead and then a second word, to be sure. It will stop when they tell it to, and they are under it.
endmsg
end
