Object scroll_of_teleportation
name scroll of teleportation
name_pl scrolls of teleportation
type 111
level 1
weight 225
value 100
effect teleportation
glyph ?
icon scroll-unfurled
hue teleportation
msg
The last word of it is already somewhere else.
endmsg
end
