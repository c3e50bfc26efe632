Object peat_moth
name peat moth
race insect
face peat_moth.111
monster 1
alive 1
move_type walk
Wis 10
level 1
hp 4
maxhp 4
dam 2
ac 9
wc 18
speed 0.08
exp 6
weight 300
end
Object sedge_crab
name sedge crab
race animal
face sedge_crab.111
monster 1
alive 1
move_type walk
Wis 10
level 1
hp 6
maxhp 6
dam 2
ac 7
wc 18
speed 0.06
exp 8
weight 3000
end
Object ash_newt
name ash newt
race reptile
face ash_newt.111
monster 1
alive 1
move_type walk
Wis 10
level 1
hp 5
maxhp 5
dam 2
ac 8
wc 18
speed 0.07
exp 7
weight 900
end
