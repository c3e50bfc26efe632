Object tripe
name piece of tripe
name_pl pieces of tripe
type 6
flesh 1
nutrition 200
delay 2
weight 450
value 15
glyph %
icon meat
hue poison
msg
Nobody has ever said what it tastes like. Dogs have tried to tell us.
endmsg
end
