# Healing for wounds that mending leaves open; clears the head besides.
Object spell_knitting
name knitting
name_pl knittings
type 101
subtype 21
level 8
spell_level 3
school healing
emergency 1
sp 12
casting_time 5
path_attuned 256
attacktype 32
dam 8
hp 4
value 120
delay 4
glyph +
icon heart-plus
hue restoration
invisible 1
no_drop 1
msg
Flesh finds its other half and holds on to it. The head clears too, as if it had only been waiting to be asked.
endmsg
end
