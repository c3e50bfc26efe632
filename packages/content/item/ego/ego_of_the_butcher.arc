Object ego_of_the_butcher
name of the Butcher
type 200
ego_of gloves
rarity 5
to_hit_most 5
to_dam_most 5
msg
They know where the joints are.
endmsg
end
