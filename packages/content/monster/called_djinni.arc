# What magic lamps hold; it lives nowhere else.
Object called_djinni
name djinni
monster 1
alive 1
level 7
movement 12
armour_class 36
blow_1 weapon 2d8
magic_resistance 30
combat_flags immune-poison
notices 20
gait fly
weight 60000
body_size medium
body_traits humanoid
glyph &
icon djinn
hue magic
msg
Nine hundred years in a lamp are a long time to think. It has thought about the first person that it will meet, and made up its mind; nobody can tell which way.
endmsg
end
