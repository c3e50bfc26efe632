Object ego_of_the_border_watch
name of the Border Watch
type 200
ego_of hafted polearm sword
rarity 8
to_hit_most 5
to_dam_most 5
bonus_most 2
bonus_to strength dexterity
combat_flags slay-orc slay-troll slay-giant
msg
Issued to those who stood between a valley and whatever came down from the hills.
endmsg
end
