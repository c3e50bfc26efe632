# Luck, thieves and travel.
Object god_tolly
name Tolly Turnpenny
type 50
race rogue
slaying golem,dragon
path_attuned 37888
path_repelled 1
attacktype 32
resist_slow 20
resist_paralyze 20
resist_drain -10
servants cutpurse
avatars quiet_man
altar altar_tolly
teaches spell_sour_luck,spell_rededicate
artifacts tallow_and_flint,the_long_alibi
randomitems gifts_of_tolly
glyph &
icon coinflip
hue teleportation
msg
Luck has a patron, and he cheats. He forgives his followers everything except counting their winnings in front of the loser.
endmsg
end
