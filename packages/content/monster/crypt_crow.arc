Object crypt_crow
name crypt crow
monster 1
alive 1
level 2
movement 18
armour_class 24
blow_1 bite 1d2
blow_2 claw 1d2 blind
combat_flags animal
notices 16
gait fly
frequency 2
to_depth 3
erratic_one_in 4
weight 1100
body_size tiny
body_traits no-hands
glyph B
icon raven
hue death
msg
It goes for the eyes, being a bird of few ideas. It has followed funerals down here for so long that it has forgotten the sky.
endmsg
end
