Object meatball
name meatball
name_pl meatballs
type 6
flesh 1
nutrition 5
delay 1
weight 450
value 2
nrof 1
glyph %
icon meat
hue restoration
msg
It was a stone a moment ago. It does not seem to mind.
endmsg
end
