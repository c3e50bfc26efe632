Object iron_shoes
name pair of iron shoes
name_pl pairs of iron shoes
type 16
wear boots
armour_class 12
damage_dice 1d2
metallic 1
delay 5
tenths_of_pound 50
weight 2250
value 16
glyph [
icon metal-boot
hue protection
msg
Made for feet that are in no hurry.
endmsg
end
