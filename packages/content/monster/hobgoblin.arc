Object hobgoblin
name hobgoblin
monster 1
alive 1
level 1
movement 9
armour_class 0
blow_1 weapon 1d6
combat_flags orc evil
notices 11
doors open
collects 1
branch mines
frequency 3
flees_below 20
weight 45000
body_size medium
body_traits humanoid
glyph o
icon orc-head
hue fire
msg
Broad, blunt and fond of orders, mostly of giving them. It takes off its boots before it sleeps, and nobody thanks it.
endmsg
end
