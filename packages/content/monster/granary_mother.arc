Object granary_mother
name granary mother
monster 1
alive 1
level 12
movement 11
armour_class 66
blow_1 hit 3d8
blow_2 hit 2d6
race hearth
combat_flags immune-poison
magic_resistance 30
spell_flags resists-drain
notices 16
doors break
ability_one_in 4
weight 140000
body_size medium
body_traits humanoid strong
arch spell_borrowed_raiment
end
glyph @
icon wheat
hue healing
msg
What has been stored for a hard year stands up, and this is the year. It is very large, and it is fond of you.
endmsg
end
