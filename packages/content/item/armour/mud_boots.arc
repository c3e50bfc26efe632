Object mud_boots
name pair of mud boots
name_pl pairs of mud boots
type 16
material 8
wear boots
armour_class 6
damage_dice 1d1
rule_kind mud-boots
delay 1
tenths_of_pound 20
weight 900
value 50
glyph [
icon boots
hue poison
msg
Made by somebody who walked to work through what other people had finished with.
endmsg
end
