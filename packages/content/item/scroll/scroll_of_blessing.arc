Object scroll_of_blessing
name scroll of blessing
name_pl scrolls of blessing
type 111
level 1
weight 225
value 25
effect blessing
glyph ?
icon scroll-unfurled
hue light
msg
A short text about a long patience. For a while the blade remembers where you meant it to go.
endmsg
end
