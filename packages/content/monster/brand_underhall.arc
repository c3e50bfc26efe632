Object brand_underhall
name Brand Underhall
monster 1
alive 1
unique 1
level 9
movement 8
armour_class 66
blow_1 weapon 2d6
blow_2 weapon 2d6
combat_flags evil
magic_resistance 30
notices 14
doors break
collects 1
frequency 0
from_depth 4
flees_below 15
ability_one_in 5
weight 80000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch war_hammer
to_hit_bonus 3
to_dam_bonus 4
end
arch chain_mail
to_armour 3
end
arch ability_second_wind
end
arch spell_potion
arch spell_deep_draught
end
end
glyph h
icon dwarf-king
hue fire
msg
Forty years ago he put down his hammer to answer the door, and found the seam gone when he came back. He has picked up the hammer.
endmsg
end
