# Frees what is worn and wielded of common curses.
Object spell_unclench
name unclench
name_pl unclenchings
type 101
subtype 31
level 4
spell_level 3
school clerical
grace 12
casting_time 20
path_attuned 128
cursed 1
value 110
delay 4
glyph ?
icon prayer-beads
hue restoration
invisible 1
no_drop 1
msg
You ask everything that holds on to you to state its reasons, and do not accept them.
endmsg
end
