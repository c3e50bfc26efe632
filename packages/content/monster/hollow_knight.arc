Object hollow_knight
name hollow knight
monster 1
alive 1
level 9
movement 9
armour_class 60
blow_1 weapon 2d6
blow_2 weapon 2d6
combat_flags undead evil immune-cold immune-poison
magic_resistance 10
spell_flags resists-sleep sees-invisible
notices 10
memory 60
doors open
branch keep
frequency 1
from_depth 4
weight 60000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch long_sword
end
glyph Z
icon black-knight-helm
hue death
msg
The armour stands guard, and has not noticed that it is empty. It salutes before it strikes, always on the same beat; that is your chance.
endmsg
end
