# Identifies what is carried, then what lies on the square; more at higher levels.
Object spell_appraise
name appraise
name_pl appraisals
type 101
subtype 32
level 6
spell_level 3
school divination
sp 12
casting_time 25
path_attuned 8192
dam 2
dam_modifier 5
other_arch appraising_glint
value 120
delay 5
glyph ?
icon magnifying-glass
hue information
invisible 1
no_drop 1
msg
Each thing in turn is asked what it is. Most have waited a long time to be asked.
endmsg
end
Object appraising_glint
name glint
name_pl glints
speed 1
food 3
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon magnifying-glass
hue information
end
