Object ego_of_the_cutpurse
name of the Cutpurse
type 200
ego_of gloves
rarity 3
to_hit_most 8
to_dam_most 3
bonus_most 3
bonus_to dexterity
msg
Thin at the fingertips, from use.
endmsg
end
