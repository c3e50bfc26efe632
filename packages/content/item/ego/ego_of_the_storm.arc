Object ego_of_the_storm
name of the Storm
type 200
ego_of hafted polearm sword
rarity 8
to_hit_most 4
to_dam_most 4
combat_flags brand-lightning
msg
It hums before thunder, and during it, and is insufferable afterwards.
endmsg
end
