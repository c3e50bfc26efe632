Object hearth_aunt
name hearth aunt
monster 1
alive 1
level 7
movement 11
armour_class 48
blow_1 hit 2d6
blow_2 hit 1d6
race hearth
tends 1
magic_resistance 15
notices 14
doors open
ability_one_in 4
weight 80000
body_size medium
body_traits humanoid
arch spell_small_blessing
end
glyph @
icon cauldron
hue healing
msg
She has brought up eleven, and some of them were hers. She will see to you as soon as she has seen to them.
endmsg
end
