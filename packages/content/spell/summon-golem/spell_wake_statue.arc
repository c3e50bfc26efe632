# A strong and slow golem.
Object spell_wake_statue
name wake statue
type 101
subtype 12
level 14
spell_level 6
school clerical
sp 30
casting_time 18
path_attuned 64
dam 18
dam_modifier 2
duration 40
duration_modifier 1
range_modifier 12
wc_increase_rate 2
other_arch called_woken_statue
value 340
delay 4
glyph g
icon rock-golem
hue protection
invisible 1
no_drop 1
msg
Every stone has a statue in it, and every statue would rather walk. You let one.
endmsg
end
