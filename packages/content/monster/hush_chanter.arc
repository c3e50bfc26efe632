# A priest of the Hush. It sleeps among graves.
Object hush_chanter
name hush chanter
monster 1
alive 1
level 5
movement 10
armour_class 36
blow_1 weapon 1d8
combat_flags evil
magic_resistance 10
god god_hush
notices 14
doors open
branch keep
frequency 1
from_depth 3
flees_below 30
ability_one_in 4
spellcaster 1
spell_list cleric
weight 66000
body_size medium
body_traits humanoid
randomitems carried_odds
arch mace
end
arch spell_sour_luck
reach 7
end
arch spell_small_blessing
end
arch spell_biting_cloud
reach 6
end
glyph @
icon cowled
hue death
msg
It sings without opening its mouth, and you find that you have been holding your breath for some time. It would prefer that you went on.
endmsg
end
