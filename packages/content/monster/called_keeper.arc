# It hunts the bearer of the Amulet, and returns after each death.
Object called_keeper
name keeper of the Deep
monster 1
alive 1
level 12
movement 12
armour_class 60
blow_1 touch 2d8 slow
blow_2 claw 2d6
combat_flags evil immune-cold immune-poison
magic_resistance 50
spell_flags resists-sleep sees-invisible resists-drain
notices 40
memory 200
doors open
frequency 0
ability_one_in 4
spellcaster 1
weight 90000
body_size medium
body_traits humanoid strong fixed
arch ability_blink
end
arch spell_cone_of_cold
reach 4
end
glyph L
icon robe
hue death
msg
It kept the Amulet for so long that nobody remembers for whom. It remembers, and would like to stop. It can be put down. It has been, often.
endmsg
end
