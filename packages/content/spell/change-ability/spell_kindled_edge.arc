# Fire on a weapon.
Object spell_kindled_edge
name kindled edge
name_pl kindled edges
type 101
subtype 24
level 6
spell_level 3
school matter
sp 12
casting_time 10
path_attuned 2
duration 250
duration_modifier 4
attacktype 4
wc 2
other_arch passing_glimmer
value 150
delay 5
glyph *
icon flaming-claw
hue fire
invisible 1
no_drop 1
msg
Your weapon takes up the fire that you thought of.
endmsg
end
