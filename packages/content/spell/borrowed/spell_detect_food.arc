# NetHack's detect food.
Object spell_detect_food
name detect food
name_pl detections of food
type 101
subtype 104
level 2
spell_level 2
school divination
casting_time 10
path_attuned 8192
effect detect-food
never_blessed 1
value 200
delay 3
glyph +
icon meat
hue information
invisible 1
no_drop 1
msg
Your nose learns where everything edible on the level lies. Your stomach does the rest.
endmsg
end
