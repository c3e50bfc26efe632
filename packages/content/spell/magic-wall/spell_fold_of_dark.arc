# A curtain of darkness that stops eyes and nothing else.
Object spell_fold_of_dark
name fold of dark
name_pl folds of dark
type 101
subtype 15
level 2
spell_level 1
school escape
skill praying
sp 3
casting_time 5
path_attuned 524288
duration 30
duration_modifier 2
range 2
range_modifier 10
move_block all
other_arch fold_of_dark
value 40
delay 2
glyph %
icon night-sky
hue mind
invisible 1
no_drop 1
msg
You take the dark by two corners and hang it up. Whoever is on the other side may walk through, if he dares.
endmsg
end
