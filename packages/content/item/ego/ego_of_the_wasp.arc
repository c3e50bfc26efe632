Object ego_of_the_wasp
name of the Wasp
type 200
ego_of arrow bolt shot
rarity 6
to_hit_most 2
to_dam_most 2
combat_flags brand-poison
msg
It hums on the string before it is let go.
endmsg
end
