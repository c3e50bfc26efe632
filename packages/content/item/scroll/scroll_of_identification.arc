Object scroll_of_identification
name scroll of identification
name_pl scrolls of identification
type 111
level 1
weight 225
value 20
effect identify
glyph ?
icon scroll-unfurled
hue information
msg
A list of everything that a thing might be, with one line left standing.
endmsg
end
