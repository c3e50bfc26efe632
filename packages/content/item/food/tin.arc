# What a tinning kit makes of a body.
Object tin
name tin
name_pl tins
type 6
nutrition 50
delay 4
weight 450
value 5
glyph %
icon opened-food-can
hue protection
msg
It keeps. Nobody has ever said anything kinder of it.
endmsg
end
