Object gnome_tinker
name gnome tinker
monster 1
alive 1
level 2
movement 8
armour_class 24
blow_1 weapon 1d5
magic_resistance 5
notices 14
doors open
collects 1
shoots 1
branch mines
frequency 2
to_depth 3
flees_below 30
ability_one_in 4
weight 23000
body_size small
body_traits humanoid
arch light_crossbow
end
arch bolt
nrof 6
end
arch spell_dig
end
glyph G
icon crossbow
hue protection
msg
Everything it wears was something else before. The crossbow was a clock, and is still accurate.
endmsg
end
