# NetHack's cure of sickness: ends poison.
Object spell_cure_sickness
name cure sickness
name_pl cures of sickness
type 101
subtype 105
level 3
spell_level 3
school healing
emergency 1
casting_time 10
path_attuned 256
attacktype 1024
value 300
delay 3
glyph +
icon caduceus
hue restoration
invisible 1
no_drop 1
msg
Poison and whatever else goes about in the blood without being asked is shown out.
endmsg
end
