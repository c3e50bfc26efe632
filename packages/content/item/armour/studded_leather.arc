Object studded_leather
name studded leather armour
name_pl suits of studded leather armour
type 16
material 8
wear body
armour_class 18
to_hit -1
delay 3
tenths_of_pound 200
weight 9000
value 15
glyph [
icon leather-armor
hue protection
msg
A leather jerkin that has been told about daggers.
endmsg
end
