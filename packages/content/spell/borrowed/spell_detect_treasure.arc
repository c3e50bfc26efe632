# NetHack's detect treasure: there is no gold down here, so it finds things.
Object spell_detect_treasure
name detect treasure
name_pl detections of treasure
type 101
subtype 104
level 4
spell_level 4
school divination
casting_time 10
path_attuned 8192
effect detect-treasure
never_blessed 1
value 400
delay 5
glyph +
icon open-treasure-chest
hue information
invisible 1
no_drop 1
msg
Whatever lies about on the level comes to mind, with the place where it lies.
endmsg
end
