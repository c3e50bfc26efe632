# NetHack's cure of blindness.
Object spell_cure_blindness
name cure blindness
name_pl cures of blindness
type 101
subtype 105
level 2
spell_level 2
school healing
emergency 1
casting_time 10
path_attuned 256
attacktype 4194304
value 200
delay 2
glyph +
icon eye-target
hue restoration
invisible 1
no_drop 1
msg
The dark behind the eyes lifts, and the dark in front of them is only a cellar again.
endmsg
end
