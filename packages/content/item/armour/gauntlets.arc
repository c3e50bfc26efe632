Object gauntlets
name pair of gauntlets
name_pl pairs of gauntlets
type 16
wear gloves
armour_class 12
damage_dice 1d2
metallic 1
delay 1
tenths_of_pound 30
weight 1350
value 50
glyph [
icon gauntlet
hue protection
msg
They make a point of every gesture.
endmsg
end
