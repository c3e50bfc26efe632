Object honeycomb
name honeycomb
name_pl honeycombs
type 6
animal_product 1
nutrition 200
delay 1
weight 90
value 30
glyph %
icon honeypot
hue summoning
msg
Somebody argued with bees for this.
endmsg
end
