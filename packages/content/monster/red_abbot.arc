Object red_abbot
name red abbot
monster 1
alive 1
level 19
movement 11
armour_class 72
blow_1 touch 3d6 poison
combat_flags evil
magic_resistance 60
notices 14
doors open
frequency 1
from_depth 19
flees_below 25
ability_one_in 3
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_best
arch spell_last_breath
end
arch spell_heavy_hand
end
arch spell_succour
end
arch ability_blink
end
glyph @
icon pope-crown
hue wounding
msg
His chapter votes on everything, and he carries all the proxies in a jar. He has a vacancy.
endmsg
end
