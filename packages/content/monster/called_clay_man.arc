Object called_clay_man
name clay man
name_pl clay men
monster 1
alive 1
level 3
movement 12
armour_class 18
blow_1 hit 1d6
combat_flags immune-poison no-conf
spell_flags not-living resists-sleep
golem clay
notices 12
hp 20
dam 6
wc 12
speed 0.1
attacktype 1
weight 60000
body_size medium
body_traits humanoid
glyph g
icon golem-head
hue protection
msg
It has two thumbprints for eyes, both yours. It leaves a little of itself on everything that it does.
endmsg
end
