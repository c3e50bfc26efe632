Object harrow
name leather jerkin Harrow
artifact 1
artifact_of leather_jerkin
depth 1
type 16
wear body
tenths_of_pound 150
weight 6750
value 5000
armour_class 30
delay 3
glyph [
icon leather-vest
hue protection
to_armour 12
resist_acid 40
resist_poison 40
msg
Stitched with wire by somebody who had been bitten once and reflected on it.
endmsg
end
