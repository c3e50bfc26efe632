# Death and silence.
Object god_hush
name the Hush
type 50
race undead
slaying lamp,demon
title god_ansel
path_attuned 262272
path_repelled 256
path_denied 524288
attacktype 16
resist_drain 30
resist_death 20
resist_turn_undead 25
resist_fire -10
servants bone_soldier
avatars barrow_wight
altar altar_hush
teaches spell_sour_luck,spell_last_rites
artifacts the_quiet_tenant,whalebone
randomitems gifts_of_hush
glyph &
icon candle-skull
hue death
msg
It was there before anyone spoke, and it is in no hurry. Its followers lower their voices as they get older, and after that they lower them further.
endmsg
end
