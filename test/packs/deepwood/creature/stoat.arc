# Quick and small, and asleep by day.
Object grey_stoat
name grey stoat
race animal
face stoat.111
monster 1
alive 1
move_type walk
sleep 1
Wis 12
level 1
hp 6
maxhp 6
dam 3
ac 8
wc 16
speed 0.13
exp 12
run_away 25
weight 900
lore
It has bitten larger things than you and remembers all of them.
endlore
end
Object sedge_viper
name sedge viper
race reptile
face viper.111
monster 1
alive 1
move_type walk
Wis 8
level 2
hp 9
maxhp 9
dam 4
ac 6
wc 14
speed 0.09
exp 20
attacktype 1025
resist_poison 100
weight 1500
end
