# A wall of fire across the way: whatever crosses it burns.
Object spell_hedge_of_flame
name hedge of flame
name_pl hedges of flame
type 101
subtype 15
level 4
spell_level 3
school attack
skill pyromancy
sp 5
maxsp 20
casting_time 10
path_attuned 2048
attacktype 6
dam 3
dam_modifier 4
duration 20
duration_modifier 1
range 1
range_modifier 8
move_block all
other_arch hedge_of_flame
value 60
delay 3
glyph ^
icon small-fire
hue fire
invisible 1
no_drop 1
msg
A row of fire, waist-high and in no hurry. It asks nothing of those who stay where they are.
endmsg
end
