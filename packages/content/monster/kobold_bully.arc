Object kobold_bully
name kobold bully
monster 1
alive 1
level 2
movement 8
armour_class 18
blow_1 weapon 1d4
combat_flags evil immune-poison
notices 12
doors break
company few
collects 1
branch mines
frequency 2
to_depth 3
flees_below 20
weight 26000
body_size small
body_traits humanoid
arch spear
end
glyph k
icon goblin-camp
hue wounding
msg
A head taller than its neighbours, most of whom are standing behind it. Take the head off and the rest find errands.
endmsg
end
