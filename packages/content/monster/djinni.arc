# What magic lamps hold; it lives nowhere else.
Object djinni
name djinni
monster 1
alive 1
level 7
movement 12
armour_class 36
blow_1 weapon 2d8
magic_resistance 30
combat_flags immune-poison
spell_flags magic-resistance
notices 20
gait fly
weight 60000
glyph &
icon djinn
hue magic
msg
Nine hundred years are a long time to think about the first person that one will meet.
endmsg
end
