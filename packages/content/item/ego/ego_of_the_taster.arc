Object ego_of_the_taster
name of the Taster
type 200
ego_of cloak gloves boots
rarity 6
armour_most 4
resist_poison 60
msg
Its owner tried every dish first, for years, and retired.
endmsg
end
