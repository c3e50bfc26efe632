Object robe
name robe
name_pl robes
type 16
material 128
wear cloak
armour_class 12
tenths_of_pound 15
weight 675
value 50
robe 1
glyph [
icon robe
hue protection
msg
Wide sleeves, deep pockets, and room for a gesture.
endmsg
end
