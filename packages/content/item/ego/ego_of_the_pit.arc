Object ego_of_the_pit
name of the Pit
type 200
ego_of gloves
rarity 3
to_hit_most 3
to_dam_most 8
bonus_most 2
bonus_to strength constitution
msg
Sand and sawdust in every seam. The crowd paid to see them.
endmsg
end
