# The power of the god itself, with the attacks that are its own.
Object spell_heavy_hand
name heavy hand
name_pl heavy hands
type 101
subtype 10
level 12
spell_level 5
school clerical
skill praying
grace 16
maxgrace 10
casting_time 10
path_attuned 131072
attacktype 1048576
dam 10
dam_modifier 2
duration 1
duration_modifier 14
range 6
range_modifier 8
other_arch print_of_a_hand
value 380
delay 8
glyph <
icon stake-hammer
hue wounding
invisible 1
no_drop 1
msg
Your god puts a hand down on somebody. It leaves a print.
endmsg
end
