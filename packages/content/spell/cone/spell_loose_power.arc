# What power does that its caster lets go of. Nobody learns it: the rules of failure name it. The failure says
# its damage; every four levels carry it a square further.
Object spell_loose_power
name loose power
name_pl loose powers
type 101
subtype 7
level 1
spell_level 1
school attack
monster_only 1
sp 1
casting_time 10
attacktype 2
dam 0
duration 1
range 8
range_modifier 1
all_around 1
other_arch surge_of_loose_power
glyph *
icon magic-swirl
hue magic
invisible 1
no_drop 1
msg
Power without a shape runs outwards from whoever held it, and through him first.
endmsg
end
Object surge_of_loose_power
name surge of loose power
name_pl surges of loose power
type 102
subtype 7
speed 1
glow_radius 1
move_on walk
move_type fly_low
no_pick 1
glyph *
icon magic-swirl
hue magic
end
