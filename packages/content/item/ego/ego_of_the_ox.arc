Object ego_of_the_ox
name of the Ox
type 200
ego_of gloves
rarity 2
to_hit_most 5
to_dam_most 5
bonus_most 3
bonus_to strength
msg
They close, and what they close on stays closed.
endmsg
end
