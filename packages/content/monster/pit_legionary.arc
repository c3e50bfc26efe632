Object pit_legionary
name pit legionary
monster 1
alive 1
level 18
movement 12
armour_class 78
blow_1 weapon 3d6
blow_2 claw 2d6
combat_flags demon evil immune-fire immune-poison
magic_resistance 40
notices 14
doors break
company many
frequency 2
from_depth 18
weight 150000
body_size medium
body_traits humanoid strong
randomitems carried_odds
arch trident
end
glyph &
icon minotaur
hue fire
msg
They keep step. The step is the only thing that they were allowed to keep.
endmsg
end
