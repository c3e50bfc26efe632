Object scroll_of_taming
name scroll of taming
name_pl scrolls of taming
type 111
level 1
weight 225
value 200
effect taming
glyph ?
icon scroll-unfurled
hue mind
msg
Read it aloud and slowly. It is mostly vowels, and one long scratch behind the ears.
endmsg
end
