Object scroll_of_tempering
name scroll of tempering
name_pl scrolls of tempering
type 111
level 1
weight 225
value 80
effect enchant-armour
glyph ?
icon scroll-unfurled
hue protection
msg
It flatters straps and rivets until they believe it.
endmsg
end
