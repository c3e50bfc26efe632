# A ball of fire for halls, not for corridors.
Object spell_great_fireball
name great fireball
name_pl great fireballs
type 101
subtype 5
level 10
spell_level 5
school attack
skill pyromancy
sp 12
maxsp 20
casting_time 10
path_attuned 2
attacktype 6
dam 8
dam_modifier 4
food 8
duration 3
range 3
range_modifier 12
other_arch great_fireball_flight
value 260
delay 8
glyph *
icon comet-spark
hue fire
invisible 1
no_drop 1
msg
As the fireball, with more of everything: the radius, the noise, and the distance from which it is wise to watch.
endmsg
end
