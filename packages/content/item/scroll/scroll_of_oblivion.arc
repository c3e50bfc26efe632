Object scroll_of_oblivion
name scroll of oblivion
name_pl scrolls of oblivion
type 111
level 1
weight 225
value 200
effect amnesia
glyph ?
icon scroll-unfurled
hue information
msg
By the time you reach the last line you have forgotten the first, and why you came.
endmsg
end
