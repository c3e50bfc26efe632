Object travelling_cloak
name travelling cloak
name_pl travelling cloaks
type 16
material 128
wear cloak
armour_class 6
tenths_of_pound 10
weight 450
value 40
glyph [
icon cloak
hue protection
msg
The colour of whatever you stand in front of, after the second week.
endmsg
end
