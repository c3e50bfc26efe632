Object mother_gutter
name Mother Gutter
monster 1
alive 1
unique 1
level 3
movement 11
armour_class 18
blow_1 bite 1d6
combat_flags animal evil
notices 14
frequency 0
from_depth 3
to_depth 4
ability_one_in 6
weight 90000
body_size large
body_traits no-hands strong
randomitems carried_good
arch ability_call_vermin
end
arch spell_potion
arch spell_draught
end
end
glyph r
icon rat
hue poison
msg
As large as a sow, grey about the muzzle, and mother to everything that squeaks below. She does not run; she sends.
endmsg
end
