Object ego_of_the_straight_eye
name of the Straight Eye
type 200
ego_of launcher
rarity 10
to_hit_most 12
to_dam_most 4
msg
Where you look is where it goes, give or take a feather.
endmsg
end
