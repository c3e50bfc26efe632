Object sour_priest
name sour priest
monster 1
alive 1
level 8
movement 10
armour_class 36
blow_1 weapon 2d4
combat_flags evil
magic_resistance 30
spell_flags sees-invisible
god god_hush
notices 14
doors open
branch keep
frequency 1
from_depth 4
flees_below 35
ability_one_in 3
spellcaster 1
spell_list cleric
weight 68000
body_size medium
body_traits humanoid
randomitems carried_good
arch mace
end
arch ability_open_wounds
end
arch ability_glare
end
arch ability_lethargy
end
arch spell_sour_luck
reach 7
end
arch spell_mending
end
arch spell_potion
arch spell_draught
end
end
arch spell_plain_verdict
end
glyph @
icon monk-face
hue death
msg
Its god answered once, and said something that it has never got over. It prays for you by name, having asked around for it.
endmsg
end
