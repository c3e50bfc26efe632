Object kobold
name kobold
monster 1
alive 1
level 0
movement 6
armour_class 0
blow_1 weapon 1d4
combat_flags evil immune-poison
notices 9
frequency 3
to_depth 4
doors open
collects 1
flees_below 25
weight 18100
body_size small
body_traits humanoid
glyph k
icon goblin-head
hue mind
msg
Waist-high, cross, and armed with whatever it found last. It does not hurry.
endmsg
end
