Object called_air_fist
name fist of air
name_pl fists of air
monster 1
alive 1
level 5
movement 18
armour_class 24
blow_1 hit 1d8
combat_flags immune-poison no-conf
spell_flags not-living resists-sleep
gait fly
notices 12
hp 14
dam 8
wc 11
speed 0.3
attacktype 8
weight 60000
body_size huge
body_traits no-limbs no-head no-eyes silent whirly
glyph g
icon punch-blast
hue electricity
msg
You can see the knuckles by what they bend. It has never been opened.
endmsg
end
