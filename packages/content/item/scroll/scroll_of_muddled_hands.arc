Object scroll_of_muddled_hands
name scroll of muddled hands
name_pl scrolls of muddled hands
type 111
level 1
weight 225
value 40
effect confusing-hands
glyph ?
icon scroll-unfurled
hue mind
msg
Your palms begin to glow and argue with each other. The next thing that they hit will hear both sides.
endmsg
end
