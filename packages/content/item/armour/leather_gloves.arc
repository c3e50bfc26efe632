Object leather_gloves
name pair of leather gloves
name_pl pairs of leather gloves
type 16
material 8
wear gloves
armour_class 6
delay 1
tenths_of_pound 10
weight 450
value 8
glyph [
icon gloves
hue protection
msg
Somebody with shorter fingers broke them in.
endmsg
end
