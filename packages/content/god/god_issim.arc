# Cold and dragons.
Object god_issim
name Issim of the Deep Cold
type 50
race dragon
slaying troll
title god_zhar
path_attuned 16388
path_repelled 2
attacktype 16
resist_cold 35
resist_slow 15
resist_fire -20
servants rime_wolf
avatars frost_drake
altar altar_issim
teaches spell_small_blessing,spell_heavy_hand
artifacts winterwink,the_harbour_wall
randomitems gifts_of_issim
glyph &
icon dragon-head
hue frost
msg
The first dragon lies under the ice with one eye open. What she dreams goes out and hunts, and comes back with the news.
endmsg
end
