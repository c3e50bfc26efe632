Object small_shield
name small shield
name_pl small shields
type 16
wear shield
armour_class 6
tenths_of_pound 30
weight 1350
value 30
glyph [
icon round-shield
hue protection
msg
Lime wood under hide, no larger than a platter. The left hand stays free to point.
endmsg
end
