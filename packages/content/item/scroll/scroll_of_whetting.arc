Object scroll_of_whetting
name scroll of whetting
name_pl scrolls of whetting
type 111
level 1
weight 225
value 60
effect enchant-weapon
glyph ?
icon scroll-unfurled
hue missiles
msg
Read aloud to an edge, it is the kindest thing an edge can hear.
endmsg
end
