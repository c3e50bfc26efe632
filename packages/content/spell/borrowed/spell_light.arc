# NetHack's light: what the scroll of daylight does.
Object spell_light
name light
name_pl lights
type 101
subtype 104
level 1
spell_level 1
school divination
casting_time 10
path_attuned 524288
effect light
never_blessed 1
value 100
delay 1
glyph +
icon sunbeams
hue light
invisible 1
no_drop 1
msg
The ground around you lights up and stays lit.
endmsg
end
