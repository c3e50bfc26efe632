Object cellar_bat
name cellar bat
monster 1
can_see_in_dark 1
alive 1
level 2
movement 22
armour_class 18
blow_1 bite 1d6
combat_flags animal
notices 14
gait fly
erratic_one_in 3
frequency 2
weight 1400
body_size tiny
body_traits no-hands
grows_into blood_bat
glyph B
icon bat
hue death
msg
All elbows and leather. It seldom flies where it meant to.
endmsg
end
