Object old_sallow
name Old Sallow
monster 1
alive 1
unique 1
level 7
movement 8
armour_class 36
blow_1 claw 1d6 paralyse
blow_2 bite 1d8
combat_flags undead evil immune-poison immune-cold
spell_flags resists-sleep
notices 10
memory 60
frequency 0
from_depth 4
to_depth 4
ability_one_in 5
weight 30000
body_size medium
body_traits humanoid
randomitems carried_good
arch ability_call_dead
end
glyph Z
icon tombstone
hue death
msg
The first that was ever buried here, and sexton ever since. He keeps the graves very tidy, and empty.
endmsg
end
