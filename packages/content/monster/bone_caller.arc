Object bone_caller
name bone caller
monster 1
alive 1
level 7
movement 10
armour_class 30
blow_1 weapon 1d6
combat_flags evil
magic_resistance 25
spell_flags sees-invisible
notices 14
doors open
frequency 1
from_depth 3
flees_below 40
ability_one_in 4
spellcaster 1
weight 64000
body_size medium
body_traits humanoid
randomitems carried_good
arch ability_call_dead
end
arch ability_dread
end
arch ability_blink
end
arch spell_bank_of_earth
end
arch dagger
end
arch spell_last_breath
end
glyph @
icon cultist
hue death
msg
It took holy orders, and then gave some. It does its own digging and leaves the walking to the congregation.
endmsg
end
