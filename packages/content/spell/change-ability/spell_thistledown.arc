# Floating.
Object spell_thistledown
name thistledown
name_pl thistledowns
type 101
subtype 24
level 5
spell_level 3
school escape
sp 12
casting_time 10
path_attuned 2048
duration 300
duration_modifier 4
move_type fly_low
other_arch passing_glimmer
value 120
delay 5
glyph *
icon feather
hue teleportation
invisible 1
no_drop 1
msg
You weigh what you would weigh if nobody had told you.
endmsg
end
