Object apple
name apple
name_pl apples
type 6
fruit 1
nutrition 50
delay 1
weight 90
value 7
glyph %
icon shiny-apple
hue summoning
msg
Keeps a while, and keeps others away while it does.
endmsg
end
