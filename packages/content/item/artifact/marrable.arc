Object marrable
name leather gloves Marrable
artifact 1
artifact_of leather_gloves
depth 4
type 16
wear gloves
armour_class 6
tenths_of_pound 10
weight 450
delay 1
value 6000
glyph [
icon gloves
hue protection
to_armour 8
to_hit 6
to_dam 6
bonus 3
bonus_to dexterity
msg
Knitted for a hangman by his mother. They have never once slipped.
endmsg
end
