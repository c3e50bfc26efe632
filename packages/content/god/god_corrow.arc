# Beasts and hunting.
Object god_corrow
name Corrow the Wild
type 50
race animal
slaying giant,golem
title god_vael
path_attuned 112
path_repelled 2048
attacktype 1024
resist_poison 30
resist_fear 15
resist_fire -15
servants wolf,cave_lion
avatars cave_bear
altar altar_corrow
teaches spell_call_the_faithful,spell_biting_cloud
artifacts heronstoop,rookwood
randomitems gifts_of_corrow
glyph &
icon direwolf
hue poison
msg
He owns whatever has fur and no name, and does not care for fences. Those who pray to him sleep badly under a roof.
endmsg
end
