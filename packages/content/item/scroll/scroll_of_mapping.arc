Object scroll_of_mapping
name scroll of mapping
name_pl scrolls of mapping
type 111
level 1
weight 225
value 100
effect magic-mapping
glyph ?
icon scroll-unfurled
hue information
msg
The page is blank. The map is behind your eyes.
endmsg
end
