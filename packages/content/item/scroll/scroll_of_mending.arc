Object scroll_of_mending
name scroll of mending
name_pl scrolls of mending
type 111
level 1
weight 225
value 60
arch spell_mending
end
glyph ?
icon scroll-unfurled
hue restoration
msg
Good advice, once, for whoever reads it.
endmsg
end
