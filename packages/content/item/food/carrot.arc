Object carrot
name carrot
name_pl carrots
type 6
fruit 1
nutrition 50
delay 1
weight 90
value 7
glyph %
icon carrot
hue summoning
msg
Good for the eyes, they say. Better for making friends with horses.
endmsg
end
