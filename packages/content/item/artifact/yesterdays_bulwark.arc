Object yesterdays_bulwark
name suit of plate mail Yesterday
artifact 1
artifact_of plate_mail
depth 4
type 16
wear body
metallic 1
delay 5
damage_dice 2d4
tenths_of_pound 500
weight 22500
value 9000
armour_class 54
to_armour 24
to_hit -8
resist_fire 40
resist_cold 40
resist_electricity 40
resist_acid 40
glyph [
icon breastplate
hue protection
msg
The best-armoured man of his age wore it. He was never beaten, and never on time.
endmsg
end
