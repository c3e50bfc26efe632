Object called_crow
name obliging crow
name_pl obliging crows
monster 1
alive 1
level 1
movement 16
armour_class 24
blow_1 bite 1d3
combat_flags animal
notices 12
gait fly
weight 900
body_size tiny
body_traits no-hands
glyph b
icon raven
hue summoning
msg
It brings you things: a button, an eyelid, a bit of mail. It wants nothing back but the next one.
endmsg
end
