# Strength for a while: a die of it, up to what a body can hold.
Object spell_ox_sinew
name ox sinew
name_pl ox sinews
type 101
subtype 24
level 2
spell_level 1
school enchantment
sp 6
casting_time 10
path_attuned 32
duration 300
duration_modifier 4
str 1
other_arch passing_glimmer
value 60
delay 4
glyph *
icon biceps
hue wounding
invisible 1
no_drop 1
msg
For a while you lift as an ox does, and think as much about it.
endmsg
end
