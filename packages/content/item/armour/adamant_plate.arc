Object adamant_plate
name adamant plate
name_pl suits of adamant plate
type 16
material 256
wear body
armour_class 54
damage_dice 2d4
to_hit -4
metallic 1
delay 5
tenths_of_pound 420
weight 18900
value 2000
glyph [
icon breastplate
hue protection
msg
Nothing gets in. Bending down is another matter.
endmsg
end
