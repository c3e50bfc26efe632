# Attunes to cold, and repels fire.
Object spell_frost_oath
name frost oath
name_pl frost oaths
type 101
subtype 24
level 5
spell_level 3
school matter
sp 10
casting_time 10
path_attuned 4
duration 400
duration_modifier 4
gives_attuned 4
gives_repelled 2
race oath
other_arch passing_glimmer
value 140
delay 5
glyph *
icon snowflake-2
hue frost
invisible 1
no_drop 1
msg
You swear by the frost. It keeps what it is given; the fire keeps away.
endmsg
end
