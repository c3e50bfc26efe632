# Light against the undead.
Object god_ansel
name Ansel of the Lamp
type 50
race lamp
slaying undead
title god_hush
path_attuned 589824
path_repelled 262144
attacktype 4194304
resist_blind 30
resist_fear 20
resist_cold -10
servants lamp_child,lamp_bearer
avatars lamp_seraph
altar altar_ansel
teaches spell_small_blessing,spell_candle_wrath
artifacts evensong,gravewright,long_memory
randomitems gifts_of_ansel
glyph &
icon lantern-flame
hue light
msg
He goes round the dark streets of every town and lights what others put out. His priests are paid in oil, and none of them has ever been seen asleep.
endmsg
end
