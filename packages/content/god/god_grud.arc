# Orcs and trolls pray to him.
Object god_grud
name Grud Split-Lip
type 50
race orc,troll
slaying giant,animal
title god_vael
path_attuned 131074
path_repelled 9216
attacktype 1
resist_poison 20
resist_physical 5
resist_magic -15
servants great_orc
avatars troll
altar altar_grud
teaches spell_call_the_faithful,spell_god_in_the_arm
artifacts grandfather_tooth,yesterdays_bulwark
randomitems gifts_of_grud
glyph &
icon orc-head
hue wounding
msg
He won his place among the gods in a fight and has been waiting for the next one. His prayers are shouted, and the short ones work best.
endmsg
end
