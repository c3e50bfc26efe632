# Leaves alone who leaves it alone, and stands where it grew.
Object tallow_browser
name tallow browser
race animal
face browser.111
monster 1
alive 1
move_type walk
unaggressive 1
random_movement 1
level 2
hp 20
maxhp 20
dam 2
ac 9
wc 18
speed -0.05
exp 8
weight 40000
end
Object lean_watcher
name lean watcher
race tree
face watcher.111
monster 1
alive 1
move_type walk
stand_still 1
level 4
hp 30
maxhp 30
dam 6
ac 3
wc 10
speed 0.08
exp 40
attacktype 17
resist_cold 100
resist_fire -50
weight 250000
end
