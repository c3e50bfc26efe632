Object oatcake
name oatcake
name_pl oatcakes
type 6
nutrition 300
delay 2
weight 360
value 15
glyph %
icon sliced-bread
hue summoning
msg
Two of these will stop an arrow.
endmsg
end
