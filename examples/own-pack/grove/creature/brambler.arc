# A hedge that walks, slowly, and holds on.
Object brambler
name brambler
race plant
face brambler.111
monster 1
alive 1
move_type walk
Wis 6
level 3
hp 16
maxhp 16
dam 5
ac 6
wc 14
speed 0.05
exp 30
attacktype 1
weight 40000
lore
Gardeners plant one, once.
endlore
end
