Object ego_of_tremors
name of Tremors
type 200
ego_of digger hafted
rarity 3
to_hit_most 6
to_dam_most 10
bonus_most 3
bonus_to strength
combat_flags brand-acid
properties earthquakes
msg
Set it down gently. Set it down very gently.
endmsg
end
