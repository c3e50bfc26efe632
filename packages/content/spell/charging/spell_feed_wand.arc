# Charges one wand by its spell's level; one time in four the wand explodes.
Object spell_feed_wand
name feed wand
name_pl fed wands
type 101
subtype 28
level 9
spell_level 5
school enchantment
sp 25
casting_time 40
path_attuned 32768
dam 12
dam_modifier 3
value 220
delay 6
glyph +
icon lightning-trio
hue electricity
invisible 1
no_drop 1
msg
A wand is hungry for one thing only. Feed it by hand, hold it at arm’s length, and hope that it knows when to stop.
endmsg
end
