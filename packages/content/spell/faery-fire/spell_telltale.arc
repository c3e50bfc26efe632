# Faery fire: enemies around begin to glow.
Object spell_telltale
name telltale
name_pl telltales
type 101
subtype 44
level 3
spell_level 2
school divination
sp 6
casting_time 10
path_attuned 524288
duration 8
duration_modifier 4
range 3
range_modifier 6
other_arch passing_glimmer
value 70
delay 4
glyph *
icon sparkles
hue light
invisible 1
no_drop 1
msg
Whatever means you harm gives itself away, in a light of its own.
endmsg
end
