Object loud_shirt
name loud shirt
name_pl loud shirts
type 16
material 128
wear body
armour_class 0
delay 1
tenths_of_pound 5
weight 225
value 3
glyph [
icon polo-shirt
hue protection
msg
Parrots, palms, and a sunset that no sun would sign.
endmsg
end
