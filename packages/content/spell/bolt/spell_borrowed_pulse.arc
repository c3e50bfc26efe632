# Steals life for the one who casts it.
Object spell_borrowed_pulse
name borrowed pulse
name_pl borrowed pulses
type 101
subtype 4
level 7
spell_level 4
school attack
skill sorcery
sp 12
maxsp 30
casting_time 10
path_attuned 32768
attacktype 16777218
dam 90
dam_modifier 0
duration 2
range 7
range_modifier 8
other_arch pulse_line
value 220
delay 7
glyph -
icon drop
hue healing
invisible 1
no_drop 1
msg
Yours was getting slow. Theirs will do.
endmsg
end
