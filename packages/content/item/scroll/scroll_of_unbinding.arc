Object scroll_of_unbinding
name scroll of unbinding
name_pl scrolls of unbinding
type 111
level 1
weight 225
value 80
effect remove-curse
glyph ?
icon scroll-unfurled
hue restoration
msg
What clings may let go now, and no hard feelings.
endmsg
end
