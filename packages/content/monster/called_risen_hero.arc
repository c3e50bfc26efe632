Object called_risen_hero
name risen hero
name_pl risen heroes
monster 1
alive 1
level 30
movement 12
armour_class 40
blow_1 weapon 1d8
combat_flags undead evil
notices 12
doors open
collects 1
ability_one_in 3
spellcaster 1
weight 66000
body_size medium
body_traits humanoid
glyph @
icon shambling-zombie
hue death
msg
You knew the face. What wears it knows the spells.
endmsg
end
