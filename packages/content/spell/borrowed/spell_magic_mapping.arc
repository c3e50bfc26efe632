# NetHack's magic mapping: what the scroll of mapping does.
Object spell_magic_mapping
name magic mapping
name_pl mappings
type 101
subtype 104
level 5
spell_level 5
school divination
casting_time 10
path_attuned 8192
effect magic-mapping
never_blessed 1
value 500
delay 7
glyph +
icon treasure-map
hue information
invisible 1
no_drop 1
msg
The whole level comes to mind at once, with its corners.
endmsg
end
