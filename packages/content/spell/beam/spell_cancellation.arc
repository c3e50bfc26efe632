# NetHack's cancellation, of creatures and of the caster's own pack.
Object spell_cancellation
name cancellation
name_pl cancellations
type 101
subtype 103
level 7
spell_level 7
school matter
casting_time 10
path_attuned 16384
beam cancellation
other_arch cancellation_trace
value 700
delay 8
glyph -
icon cancel
hue death
invisible 1
no_drop 1
msg
Magic goes out of whoever it touches, like the tune out of a dropped music box. Aimed at yourself it empties the pack of it.
endmsg
end
