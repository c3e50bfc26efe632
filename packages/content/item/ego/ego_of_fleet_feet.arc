Object ego_of_fleet_feet
name of Fleet Feet
type 200
ego_of boots
rarity 4
bonus_most 3
bonus_to speed
msg
They have been where you are going, and found it bearable.
endmsg
end
