# NetHack's clairvoyance: maps what is near.
Object spell_clairvoyance
name clairvoyance
name_pl clairvoyances
type 101
subtype 104
level 3
spell_level 3
school divination
casting_time 10
path_attuned 8192
effect clairvoyance
never_blessed 1
value 300
delay 3
glyph +
icon crystal-ball
hue information
invisible 1
no_drop 1
msg
You see the neighbourhood from above, without its lid.
endmsg
end
