Object ego_of_flurries
name of Flurries
type 200
ego_of launcher
rarity 5
to_hit_most 6
to_dam_most 4
bonus_most 1
bonus_to shots
msg
The string is back in place before you have missed it.
endmsg
end
