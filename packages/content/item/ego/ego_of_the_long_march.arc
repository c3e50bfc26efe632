Object ego_of_the_long_march
name of the Long March
type 200
ego_of boots
rarity 5
armour_most 4
bonus_most 2
bonus_to constitution
msg
They have never been new, and they will never be old.
endmsg
end
