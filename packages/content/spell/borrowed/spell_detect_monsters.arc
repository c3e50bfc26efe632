# NetHack's detect monsters: all of the level, once.
Object spell_detect_monsters
name detect monsters
name_pl detections of monsters
type 101
subtype 104
level 1
spell_level 1
school divination
casting_time 10
path_attuned 8192
effect detect-monsters
never_blessed 1
value 100
delay 1
glyph +
icon beast-eye
hue information
invisible 1
no_drop 1
msg
For a moment you know where everybody is. They do not know that you know.
endmsg
end
