Object ego_of_fencing
name of Fencing
type 200
ego_of gloves
rarity 6
to_hit_most 4
to_dam_most 4
bonus_most 3
bonus_to dexterity
msg
The fingers know a conversation made of steel.
endmsg
end
