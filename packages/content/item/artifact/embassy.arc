Object embassy
name travelling cloak Embassy
artifact 1
artifact_of travelling_cloak
depth 2
type 16
wear cloak
tenths_of_pound 10
weight 450
value 5000
armour_class 12
glyph [
icon cloak
hue protection
to_armour 18
bonus 3
bonus_to charisma wisdom
resist_electricity 40
resist_cold 40
msg
Nobody draws first on whoever wears it. Not everything, alas, is somebody.
endmsg
end
