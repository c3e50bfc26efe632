Object rag_giant
name rag giant
monster 1
alive 1
level 11
movement 9
armour_class 42
blow_1 weapon 3d6
combat_flags giant evil
notices 14
doors break
frequency 2
ability_one_in 6
from_depth 8
weight 1000000
body_size huge
body_traits humanoid strong
randomitems carried_odds
arch ability_hurl
end
arch great_axe
end
glyph H
icon giant
hue missiles
msg
He has sewn his coat from tents, with the tent pegs left in. He throws whatever he can lift, and he can lift you.
endmsg
end
