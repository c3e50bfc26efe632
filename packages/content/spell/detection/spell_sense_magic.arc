# Shows magical things that lie about.
Object spell_sense_magic
name sense magic
type 101
subtype 33
level 2
spell_level 2
school divination
sp 5
casting_time 10
path_attuned 8192
range 12
range_modifier 2
known_magical 1
value 50
delay 3
glyph ?
icon all-seeing-eye
hue information
invisible 1
no_drop 1
msg
Things that were made with care hum a little. For a moment you can hear all of it through the walls.
endmsg
end
