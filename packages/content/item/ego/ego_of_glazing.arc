Object ego_of_glazing
name of Glazing
type 200
ego_of body shield
rarity 6
armour_most 8
resist_acid 50
msg
Nothing stains it. Several things have tried.
endmsg
end
