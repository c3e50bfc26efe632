Object ego_of_haste_of_hand
name of the Quick Hand
type 200
ego_of hafted polearm sword
rarity 4
bonus_most 2
bonus_to blows
msg
Weighs what it always weighed; the arm doesn’t believe it.
endmsg
end
