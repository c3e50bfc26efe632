Object ego_of_the_marshes
name of the Marshes
type 200
ego_of boots cloak
rarity 6
armour_most 4
resist_poison 40
resist_acid 30
msg
Nothing that lives in the reeds has ever got a tooth into it.
endmsg
end
