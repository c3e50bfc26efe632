Object felt_hat
name felt hat
name_pl felt hats
type 16
material 128
wear helmet
armour_class 0
tenths_of_pound 5
weight 225
value 4
glyph [
icon fedora
hue protection
msg
It keeps off rain, dust and the low opinion of colleagues.
endmsg
end
