Object battle_mage
name battle mage
monster 1
alive 1
level 9
movement 11
armour_class 42
blow_1 weapon 1d6
combat_flags evil
magic_resistance 35
spell_flags sees-invisible
notices 16
doors open
collects 1
branch keep
frequency 1
from_depth 4
flees_below 40
ability_one_in 3
spellcaster 1
spell_list mage
weight 66000
body_size medium
body_traits humanoid
randomitems carried_good
arch spell_lightning_bolt
end
arch spell_fireball
end
arch spell_missile_ray
end
arch spell_fist_of_air
end
arch ability_blink
end
arch spell_mending
end
arch spell_hedge_of_flame
end
arch potion_of_speed
end
arch spell_unsaying
end
glyph @
icon wizard-face
hue electricity
msg
It learned its trade on other people’s hillsides. It keeps its distance, which is exactly as long as a lightning bolt.
endmsg
end
