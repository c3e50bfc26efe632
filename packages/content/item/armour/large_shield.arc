Object large_shield
name large shield
name_pl large shields
type 16
wear shield
armour_class 12
damage_dice 1d3
metallic 1
delay 0
tenths_of_pound 100
weight 4500
value 10
glyph [
icon checked-shield
hue protection
msg
A door without a house. Both arms would rather carry it.
endmsg
end
