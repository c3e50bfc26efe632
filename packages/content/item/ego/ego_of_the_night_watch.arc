Object ego_of_the_night_watch
name of the Night Watch
type 200
ego_of helmet shield
rarity 6
armour_most 6
resist_blind 50
msg
It has stood at a great many doors and let nothing in that it did not know.
endmsg
end
