# A fast golem that shocks what it strikes and soon wears out.
Object spell_fist_of_air
name fist of air
type 101
subtype 12
level 7
spell_level 4
school clerical
sp 16
casting_time 12
path_attuned 64
attacktype 8
dam 10
dam_modifier 3
duration 12
duration_modifier 2
range_modifier 15
wc_increase_rate 3
other_arch called_air_fist
value 160
delay 4
glyph g
icon punch-blast
hue electricity
invisible 1
no_drop 1
msg
The air in front of you makes a fist. It is quicker than you are and has a shorter life.
endmsg
end
