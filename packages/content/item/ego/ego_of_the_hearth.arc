Object ego_of_the_hearth
name of the Hearth
type 200
ego_of body cloak shield
rarity 8
armour_most 6
resist_fire 40
resist_cold 40
msg
It has the warmth of a room with the door shut.
endmsg
end
