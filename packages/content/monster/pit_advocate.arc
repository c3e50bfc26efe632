Object pit_advocate
name pit advocate
monster 1
alive 1
level 13
movement 12
armour_class 60
blow_1 claw 2d6
blow_2 claw 2d6
combat_flags demon evil immune-fire immune-poison
magic_resistance 50
notices 14
doors open
frequency 1
from_depth 11
ability_one_in 3
weight 80000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch ability_confusion
end
arch spell_sour_luck
end
arch ability_blink
end
glyph &
icon imp-laugh
hue mind
msg
It has read the contract to the end, and nobody else ever did. It speaks for the other party.
endmsg
end
