# NetHack's remove curse: what the scroll of unbinding does.
Object spell_remove_curse
name remove curse
name_pl lifted curses
type 101
subtype 104
level 3
spell_level 3
school clerical
emergency 1
casting_time 10
path_attuned 128
effect remove-curse
value 300
delay 5
glyph +
icon unlocking
hue protection
invisible 1
no_drop 1
msg
What you hold and wear lets go of the grudges it bears. The practised clear the whole pack.
endmsg
end
