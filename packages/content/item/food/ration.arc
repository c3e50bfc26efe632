Object ration
name ration
name_pl rations
type 6
nutrition 800
delay 5
weight 900
value 45
glyph %
icon meat
hue summoning
msg
Twice-baked bread, hard cheese and something that was once a sausage. It keeps.
endmsg
end
