Object snagtooth
name Snagtooth the Tollkeeper
monster 1
alive 1
unique 1
level 5
movement 9
armour_class 24
blow_1 weapon 1d4
combat_flags orc evil
notices 14
doors break
collects 1
frequency 0
from_depth 3
to_depth 4
ability_one_in 5
weight 70000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch sabre
to_hit_bonus 2
to_dam_bonus 2
end
arch ability_second_wind
end
arch spell_potion
arch spell_draught
end
end
glyph o
icon orc-head
hue electricity
msg
There is a bridge somewhere that he claims to own, and he collects for it wherever he happens to be. The price is everything, and he gives no change.
endmsg
end
