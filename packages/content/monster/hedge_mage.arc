Object hedge_mage
name hedge mage
monster 1
alive 1
level 3
movement 10
armour_class 36
blow_1 weapon 1d4
combat_flags evil
magic_resistance 30
spell_flags sees-invisible
notices 14
doors open
ability_one_in 3
spellcaster 1
branch keep
spell_list mage
frequency 1
from_depth 3
flees_below 40
collects 1
weight 65000
body_size medium
body_traits humanoid
arch spell_fireball
end
arch spell_mending
end
arch spell_potion
arch spell_draught
end
end
arch spell_magic_missile
end
arch spell_force_bolt
end
glyph @
icon warlock-hood
hue magic
msg
Thrown out of three towers for three different fires. Still practising.
endmsg
end
