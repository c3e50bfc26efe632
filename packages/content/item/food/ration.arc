Object ration
name ration
name_pl rations
type 6
nutrition 800
delay 5
weight 900
value 45
glyph %
icon sliced-bread
hue summoning
msg
Twice-baked bread, dried beans and something that was once a plum. It keeps.
endmsg
end
