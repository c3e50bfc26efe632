Object ego_of_old_grudges
name of Old Grudges
type 200
ego_of hafted polearm sword
rarity 5
to_hit_most 6
to_dam_most 6
combat_flags slay-demon slay-dragon slay-undead
msg
Every name in the long list has been crossed out, and the list kept.
endmsg
end
