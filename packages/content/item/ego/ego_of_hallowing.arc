Object ego_of_hallowing
name of Hallowing
type 200
ego_of arrow bolt shot
rarity 5
to_hit_most 5
to_dam_most 5
combat_flags slay-evil slay-undead slay-demon
msg
Each shaft was read to, at some length.
endmsg
end
