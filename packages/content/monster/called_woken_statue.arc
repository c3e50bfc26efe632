Object called_woken_statue
name woken statue
name_pl woken statues
monster 1
alive 1
level 10
movement 8
armour_class 42
blow_1 hit 2d8
combat_flags immune-poison no-conf
spell_flags not-living resists-sleep
golem stone
notices 12
hp 60
dam 14
wc 9
speed 0.09
attacktype 1
weight 60000
body_size large
body_traits humanoid strong
glyph g
icon rock-golem
hue protection
msg
It stands the way that the sculptor left it until you point. Then it remembers the other arm.
endmsg
end
