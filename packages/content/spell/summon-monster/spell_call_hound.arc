# Brings a hound that fights for the caster; a better one later.
Object spell_call_hound
name call hound
type 101
subtype 27
level 3
spell_level 3
school clerical
sp 10
casting_time 10
path_attuned 64
attack_movement 16
value 100
delay 4
glyph d
icon wolf-howl
hue summoning
invisible 1
no_drop 1
msg
Whistle on two fingers in the right key and something four-legged decides that it knows you.
endmsg
arch called_whippet
magic 1
nrof 1
end
arch called_mastiff
magic 8
nrof 1
end
arch called_barghest
magic 14
nrof 1
end
end
