Object ego_of_the_giant_killer
name of the Tall Graves
type 200
ego_of hafted polearm sword
rarity 6
to_hit_most 4
to_dam_most 4
combat_flags slay-giant slay-troll
msg
It is balanced for a blow upwards, and was never meant for a fair one.
endmsg
end
