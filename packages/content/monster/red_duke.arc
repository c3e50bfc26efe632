Object red_duke
name red duke
monster 1
alive 1
level 16
movement 14
armour_class 78
raises pale_guest
blow_1 claw 2d8
blow_2 bite 2d8 terrify
attacktype 128
combat_flags undead evil immune-cold immune-poison
magic_resistance 50
spell_flags resists-sleep resists-drain sees-invisible
notices 14
gait fly
doors open
frequency 1
from_depth 14
flees_below 25
ability_one_in 3
weight 70000
body_size medium
body_traits humanoid strong vampire
randomitems carried_best
arch ability_dread
end
arch spell_borrowed_pulse
end
arch ability_blink
end
glyph V
icon vampire-dracula
hue wounding
msg
He has buried eleven wives and remembers each of their names, and how they tasted. He collects first editions.
endmsg
end
