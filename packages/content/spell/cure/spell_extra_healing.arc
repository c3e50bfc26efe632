# NetHack's extra healing: six dice of eight, and sight.
Object spell_extra_healing
name extra healing
name_pl extra healings
type 101
subtype 105
level 3
spell_level 3
school healing
emergency 1
casting_time 10
path_attuned 256
heals 1
attacktype 4194304
rules_name extra-healing
value 300
delay 5
glyph +
icon health-increase
hue restoration
invisible 1
no_drop 1
msg
The same prayer, said by somebody who means it. Blindness goes with the wounds.
endmsg
end
