Object low_boots
name pair of low boots
name_pl pairs of low boots
type 16
material 8
wear boots
armour_class 6
delay 2
tenths_of_pound 20
weight 900
value 8
glyph [
icon leather-boot
hue protection
msg
The soles remember better roads.
endmsg
end
