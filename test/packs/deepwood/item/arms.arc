Object oak_cudgel
name oak cudgel
name_pl oak cudgels
type 15
face oak_cudgel.111
nrof 1
dam 6
last_sp 10
attacktype 1
value 3
weight 4500
material 16
body_arm -1
end
Object fen_blade
name fen sword
name_pl fen swords
type 15
face fen_blade.111
nrof 1
dam 7
wc 1
magic 2
attacktype 5
slaying troll
value 900
weight 6000
material 2
body_arm -2
end
Object bark_coat
name bark coat
name_pl bark coats
type 16
face bark_coat.111
nrof 1
ac 2
magic 1
resist_fire -10
resist_cold 20
value 25
weight 9000
material 16
body_torso -1
end
Object moss_ring
name moss ring
name_pl moss rings
type 70
face moss_ring.111
nrof 1
Wis 1
path_attuned 256
path_repelled 2
value 400
weight 10
body_finger -1
end
Object withy_bow
name withy bow
name_pl withy bows
type 14
race arrows
face withy_bow.111
nrof 1
dam 2
wc 1
value 20
weight 1200
body_arm -2
end
Object thorn_arrow
name thorn arrow
name_pl thorn arrows
type 13
race arrows
face thorn_arrow.111
nrof 1
dam 4
attacktype 1
value 1
weight 25
end
Object hazel_cake
name hazel cake
name_pl hazel cakes
type 6
face hazel_cake.111
nrof 1
food 300
value 2
weight 400
end
# The name of something that ships with the game.
Object ogre
name wood ogre
race giant
face wood_ogre.111
monster 1
alive 1
move_type walk
level 6
hp 38
maxhp 38
dam 8
ac 4
wc 9
speed 0.09
exp 70
weight 150000
end
