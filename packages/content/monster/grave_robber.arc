Object grave_robber
name grave robber
monster 1
alive 1
level 4
movement 10
armour_class 24
blow_1 weapon 1d4
race rogue
combat_flags evil
notices 12
doors break
collects 1
branch sewers
frequency 2
from_depth 3
to_depth 4
flees_below 30
weight 70000
body_size medium
body_traits humanoid
randomitems carried_good
arch pick
end
arch spell_potion
arch spell_draught
end
end
glyph @
icon hooded-figure
hue death
msg
He digs up what others buried and sells it to what others left. He brings his own pick, and uses it for everything.
endmsg
end
