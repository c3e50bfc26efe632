Object called_hero_ghost
name hero’s ghost
name_pl heroes’ ghosts
monster 1
alive 1
level 10
movement 3
armour_class 90
blow_1 claw 1d1
combat_flags undead evil immune-cold immune-poison
spell_flags resists-sleep
magic_resistance 50
notices 14
gait fly
no_corpse 1
weight 0
body_size medium
body_traits humanoid noncorporeal passes-walls
glyph G
icon ghost
hue death
msg
It came down here with a plan. It is still standing where the plan ended, and it does not care to be stepped over.
endmsg
end
