# Takes a share of a creature's energy, and keeps a share of that.
Object spell_leech_power
name leech power
name_pl leech power
type 101
subtype 37
level 4
spell_level 4
school clerical
skill sorcery
sp 6
maxsp 20
casting_time 10
path_attuned 32768
dam -40
dam_modifier 1
value 80
delay 2
glyph -
icon star-swirl
hue death
invisible 1
no_drop 1
msg
You reach into another mind and come back with your hands full. Most of it runs out between the fingers.
endmsg
end
# What becomes of a head with twice the power that it can hold.
Object exploding_fireball
name burst of power
name_pl bursts of power
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
glow_radius 1
other_arch fireball_burst
glyph *
icon fireball
hue magic
end
