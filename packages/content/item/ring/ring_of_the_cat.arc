Object ring_of_the_cat
name ring of the cat
name_pl rings of the cat
type 70
bonus 2
bonus_to dexterity
weight 135
value 300
glyph =
icon ring
hue missiles
msg
Cut from a claw, or from something that wished it were one. Ledges look wider with it on.
endmsg
end
