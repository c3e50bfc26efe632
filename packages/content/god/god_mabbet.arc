# Healing and plenty.
Object god_mabbet
name Mother Mabbet
type 50
race hearth
slaying demon,undead
title god_zhar
path_attuned 2305
path_repelled 131072
attacktype 4
resist_poison 25
resist_fear 20
resist_electricity -10
servants pot_boy,hearth_aunt
avatars granary_mother
altar altar_mabbet
teaches spell_small_blessing,spell_borrowed_raiment
artifacts last_orders,marrable,bottomless_gourd
randomitems gifts_of_mabbet
glyph &
icon wheat
hue healing
msg
She keeps the hearth, the granary and the list of who has eaten. Nobody has ever lied to her twice about the third.
endmsg
end
