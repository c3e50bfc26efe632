# NetHack's healing: six dice of four.
Object spell_healing
name healing
name_pl healings
type 101
subtype 105
level 1
spell_level 1
school healing
emergency 1
casting_time 10
path_attuned 256
heals 1
rules_name healing
value 100
delay 2
glyph +
icon healing
hue restoration
invisible 1
no_drop 1
msg
Closes what a fight has opened. In practised hands it also gives the eyes back what they have lost.
endmsg
end
