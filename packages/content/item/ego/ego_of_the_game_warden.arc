Object ego_of_the_game_warden
name of the Game Warden
type 200
ego_of hafted polearm sword
rarity 10
to_hit_most 4
to_dam_most 4
combat_flags slay-animal
msg
Made for keeping what is wild at the far end of it.
endmsg
end
