# Attunes to fire, and repels cold.
Object spell_ember_oath
name ember oath
name_pl ember oaths
type 101
subtype 24
level 5
spell_level 3
school matter
sp 10
casting_time 10
path_attuned 2
duration 400
duration_modifier 4
gives_attuned 2
gives_repelled 4
race oath
other_arch passing_glimmer
value 140
delay 5
glyph *
icon burning-embers
hue fire
invisible 1
no_drop 1
msg
You swear by the fire. It listens; the frost does too.
endmsg
end
