Object letter_of_credit
name Brass Letter of Credit
artifact 1
artifact_of brass_plate
depth 6
type 74
rule_kind platinum-yendorian-express-card
weight 450
value 7000
glyph (
icon metal-plate
hue magic
msg
A plate of brass, with a line of numbers that any charm in the world will honour. It expects to be asked politely, and not too often.
endmsg
end
