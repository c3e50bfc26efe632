# Fire and demons.
Object god_zhar
name Zhar Unbound
type 50
race demon
slaying lamp,hearth
title god_mabbet
path_attuned 262658
path_repelled 257
path_denied 65536
attacktype 16384
resist_fire 35
resist_fear 20
resist_cold -20
servants cinder_imp
avatars cinder_warden
altar altar_zhar
teaches spell_sudden_coals,spell_shut_out
artifacts kingmaker,the_borrowed_crown
randomitems gifts_of_zhar
glyph &
icon spiked-dragon-head
hue fire
msg
Somebody once bound him, and nobody remembers how. He answers every prayer, which is what is wrong with him.
endmsg
end
