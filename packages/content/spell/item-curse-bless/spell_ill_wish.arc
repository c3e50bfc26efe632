# Curses an item of the caster’s choice.
Object spell_ill_wish
name ill wish
name_pl ill wishes
type 101
subtype 49
level 5
spell_level 3
school clerical
grace 14
casting_time 30
path_attuned 256
cursed 1
value 90
delay 4
glyph +
icon cursed-star
hue death
invisible 1
no_drop 1
msg
You tell the thing what you really think of it, and it believes you.
endmsg
end
