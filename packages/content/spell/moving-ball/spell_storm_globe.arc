# A globe of lightning that rolls around corners after its caster's enemies.
Object spell_storm_globe
name storm globe
name_pl storm globes
type 101
subtype 35
level 3
spell_level 4
school attack
skill evocation
sp 13
maxsp 20
casting_time 10
path_attuned 8
attacktype 10
dam 4
dam_modifier 4
duration 12
duration_modifier 2
other_arch storm_globe
value 70
delay 3
glyph *
icon spark-spirit
hue electricity
invisible 1
no_drop 1
msg
A globe of blue light rolls off your hands, feels its way along the walls and keeps the company of anybody whom you dislike.
endmsg
end
Object storm_globe
name storm globe
name_pl storm globes
type 102
subtype 35
speed 1
is_used_up 1
move_on walk
move_type fly_low
no_pick 1
glow_radius 2
glyph *
icon spark-spirit
hue electricity
end
