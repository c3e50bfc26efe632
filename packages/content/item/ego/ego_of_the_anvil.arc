Object ego_of_the_anvil
name of the Anvil
type 200
ego_of body shield gloves helmet boots
rarity 10
armour_most 12
msg
Struck a thousand times already, by somebody who was better at it.
endmsg
end
