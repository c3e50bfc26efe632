Object goatherds_boots
name high boots Goatfoot
artifact 1
artifact_of high_boots
depth 2
type 16
wear boots
tenths_of_pound 20
weight 900
value 5000
armour_class 12
delay 2
glyph [
icon boots
hue protection
to_armour 9
bonus 3
bonus_to speed dexterity
msg
Up is a direction like any other.
endmsg
end
