# Cursed nine times in ten: a clumsy hand.
Object ring_of_left_hands
name ring of left hands
name_pl rings of left hands
type 70
usually_cursed 1
bonus -2
bonus_to dexterity
weight 135
value 50
glyph =
icon ring
hue death
msg
It fits whichever finger it is offered. Afterwards nothing else fits anything.
endmsg
end
