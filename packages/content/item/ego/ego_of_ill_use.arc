Object ego_of_ill_use
name of Ill Use
type 200
ego_of hafted polearm sword
rarity 4
to_hit_most 8
to_dam_most 8
bonus_most 2
bonus_to charisma
combat_flags brand-poison
ego_cursed 1
msg
It was bad for the last three owners. It has kept something of each.
endmsg
end
