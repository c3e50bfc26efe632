Object scroll_of_punishment
name scroll of punishment
name_pl scrolls of punishment
type 111
level 1
weight 225
value 300
effect punishment
glyph ?
icon scroll-unfurled
hue death
msg
A sentence, in the plainest sense.
endmsg
end
