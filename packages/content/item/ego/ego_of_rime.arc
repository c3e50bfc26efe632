Object ego_of_rime
name of Rime
type 200
ego_of hafted polearm sword
rarity 12
to_hit_most 3
to_dam_most 3
combat_flags brand-cold
msg
Frost grows on it overnight, in the shape of small accurate leaves.
endmsg
end
