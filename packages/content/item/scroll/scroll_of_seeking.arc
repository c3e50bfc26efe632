Object scroll_of_seeking
name scroll of seeking
name_pl scrolls of seeking
type 111
level 1
weight 225
value 80
effect detection
glyph ?
icon scroll-unfurled
hue information
msg
It asks the level who is there, and the level is an honest sort.
endmsg
end
