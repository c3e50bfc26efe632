Object ego_of_hail
name of Hail
type 200
ego_of shot arrow bolt
rarity 5
to_hit_most 3
to_dam_most 5
msg
They arrive in numbers, even singly.
endmsg
end
