# NetHack's detect unseen: uncovers what is hidden near the hero.
Object spell_detect_unseen
name detect unseen
name_pl detections of the unseen
type 101
subtype 104
level 3
spell_level 3
school divination
casting_time 10
path_attuned 8192
effect detect-unseen
never_blessed 1
value 300
delay 4
glyph +
icon spyglass
hue information
invisible 1
no_drop 1
msg
What hides around you gives up hiding: doors that were wall, ways that were rock.
endmsg
end
