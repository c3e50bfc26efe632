# Takes paths as well: those by which the god of the caster is repelled, and those that it denies.
Object spell_shut_out
name shutting out
name_pl shuttings out
type 101
subtype 26
level 8
spell_level 4
school clerical
skill praying
grace 12
maxgrace 20
casting_time 10
path_attuned 128
duration 250
duration_modifier 4
ac -1
wc -3
range 7
last_grace 1
other_arch passing_frown
value 220
delay 7
glyph *
icon cursed-star
hue mind
invisible 1
no_drop 1
msg
You read somebody’s name out of a book in which it never stood. It works all the same.
endmsg
end
