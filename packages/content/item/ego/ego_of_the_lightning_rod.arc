Object ego_of_the_lightning_rod
name of the Lightning Rod
type 200
ego_of body shield helmet
rarity 6
armour_most 6
resist_electricity 50
msg
What strikes it goes quietly down the back.
endmsg
end
