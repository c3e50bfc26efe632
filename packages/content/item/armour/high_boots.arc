Object high_boots
name pair of high boots
name_pl pairs of high boots
type 16
material 8
wear boots
armour_class 12
delay 2
tenths_of_pound 20
weight 900
value 12
glyph [
icon boots
hue protection
msg
Tall enough for most of what lies on dungeon floors.
endmsg
end
