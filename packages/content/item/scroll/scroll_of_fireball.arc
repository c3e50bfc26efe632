Object scroll_of_fireball
name scroll of fireball
name_pl scrolls of fireball
type 111
level 1
weight 225
value 150
arch spell_fireball
end
glyph ?
icon scroll-unfurled
hue fire
msg
The ink is warm. Hold it by the edges and mind what is in front of you.
endmsg
end
