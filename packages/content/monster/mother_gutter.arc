Object mother_gutter
name Mother Gutter
monster 1
alive 1
unique 1
level 3
movement 12
armour_class 30
blow_1 bite 1d8
blow_2 claw 1d4
combat_flags animal evil
notices 14
frequency 0
to_depth 2
ability_one_in 6
weight 90000
randomitems carried_good
arch ability_call_vermin
end
arch potion_of_healing
end
glyph r
icon rat
hue poison
msg
As large as a sow, grey about the muzzle, and mother to everything that squeaks below. She does not run; she sends.
endmsg
end
