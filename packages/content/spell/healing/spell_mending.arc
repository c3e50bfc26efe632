# The first healing that anyone learns.
Object spell_mending
name mending
name_pl mendings
type 101
subtype 21
level 1
spell_level 1
school healing
emergency 1
sp 4
casting_time 5
path_attuned 256
dam 2
hp 1
value 20
delay 2
glyph +
icon healing
hue restoration
invisible 1
no_drop 1
msg
Small wounds close while you speak the words. Larger ones are less impressed.
endmsg
end
