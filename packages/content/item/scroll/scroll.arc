# Any scroll with a spell in it: the list says which, and how many at most.
Object scroll
name scroll
name_pl scrolls
type 111
weight 225
value 1
randomitems scroll_spells
formerly scroll_of_fireball spell_fireball 1, scroll_of_mending spell_mending 1
glyph ?
icon scroll-unfurled
msg
Read it aloud and mean it, in that order.
endmsg
end
