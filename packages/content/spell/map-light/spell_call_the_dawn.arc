# Makes the whole level a degree lighter.
Object spell_call_the_dawn
name call the dawn
name_pl calls of the dawn
type 101
subtype 43
level 5
spell_level 3
school divination
sp 14
casting_time 20
path_attuned 524288
dam -1
value 110
delay 4
glyph *
icon sunrise
hue light
invisible 1
no_drop 1
msg
Under the ground it has never been morning. You insist.
endmsg
end
