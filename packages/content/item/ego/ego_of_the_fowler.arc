Object ego_of_the_fowler
name of the Fowler
type 200
ego_of arrow bolt shot
rarity 8
to_hit_most 4
to_dam_most 2
combat_flags slay-animal
msg
Fletched by somebody who disliked wings on principle.
endmsg
end
