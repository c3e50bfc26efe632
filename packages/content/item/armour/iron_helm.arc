Object iron_helm
name iron helm
name_pl iron helms
type 16
wear helmet
armour_class 12
damage_dice 1d3
metallic 1
delay 1
tenths_of_pound 50
weight 2250
value 60
glyph [
icon visored-helm
hue protection
msg
It rings when struck, and so do you.
endmsg
end
