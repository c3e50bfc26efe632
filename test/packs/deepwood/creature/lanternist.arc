# Casts what its list gives it, and carries a lamp and a wand.
Object moss_lanternist
name moss lanternist
race human
face lanternist.111
randomitems lanternist
monster 1
alive 1
move_type walk
can_cast_spell 1
can_use_weapon 1
can_use_range 1
pick_up 24
see_invisible 1
Wis 15
level 3
hp 14
maxhp 14
sp 20
maxsp 20
dam 5
ac 5
wc 12
speed 0.1
exp 45
glow_radius 2
resist_fire 40
weight 70000
end
