Object ego_of_clear_thought
name of Clear Thought
type 200
ego_of helmet
rarity 6
armour_most 4
bonus_most 3
bonus_to intelligence wisdom
resist_confusion 60
msg
Inside it, the next sentence is always ready.
endmsg
end
