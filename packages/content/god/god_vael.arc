# Law, knowledge and constructs.
Object god_vael
name Vael the Reckoner
type 50
race golem
slaying demon,orc
title god_grud
path_attuned 8321
path_repelled 1024
attacktype 8
resist_confusion 30
resist_magic 10
resist_acid -15
servants stone_golem
avatars gargoyle
altar altar_vael
teaches spell_know_the_enemy,spell_shut_out
artifacts clause_nine,the_standing_order
randomitems gifts_of_vael
glyph &
icon scales
hue information
msg
It counts what is owed, by whom and since when. It has no temples, only offices, and the queue is always shorter than you feared.
endmsg
end
