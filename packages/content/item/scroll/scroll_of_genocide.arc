Object scroll_of_genocide
name scroll of genocide
name_pl scrolls of genocide
type 111
level 1
weight 225
value 300
effect genocide
glyph ?
icon scroll-unfurled
hue death
msg
A census with one line left blank. The ink is still wet, and there is room for exactly one name.
endmsg
end
