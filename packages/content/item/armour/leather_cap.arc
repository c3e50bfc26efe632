Object leather_cap
name leather cap
name_pl leather caps
type 16
material 8
wear helmet
armour_class 6
delay 1
tenths_of_pound 30
weight 1350
value 8
glyph [
icon hood
hue protection
msg
Better than hair.
endmsg
end
