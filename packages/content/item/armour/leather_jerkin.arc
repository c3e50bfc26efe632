Object leather_jerkin
name leather jerkin
name_pl leather jerkins
type 16
material 8
wear body
armour_class 12
delay 3
tenths_of_pound 150
weight 6750
value 5
glyph [
icon leather-vest
hue protection
msg
Boiled once, oiled often, patched where it mattered.
endmsg
end
