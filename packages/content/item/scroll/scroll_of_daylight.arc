Object scroll_of_daylight
name scroll of daylight
name_pl scrolls of daylight
type 111
level 1
weight 225
value 50
effect light
glyph ?
icon scroll-unfurled
hue light
msg
One noon, folded small.
endmsg
end
