# Stands by the door of a shop. Attacks nobody who pays.
Object shopkeeper
name shopkeeper
monster 1
alive 1
unaggressive 1
level 14
movement 18
hit_points 120
armour_class 60
blow_1 hit 4d4
blow_2 hit 4d4
race human
combat_flags no-conf
magic_resistance 50
spell_flags resists-sleep sees-invisible
starts_asleep -1
notices 20
memory 200
doors open
frequency 0
weight 80000
body_size medium
body_traits humanoid strong fixed
glyph @
icon person
hue light
msg
An apron, a pencil, and forearms that have thrown out better than you. Prices are on the shelf; the smile is free.
It knows every creak of the floor, and which of them means that somebody is leaving.
endmsg
end
