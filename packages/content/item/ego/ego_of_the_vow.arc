Object ego_of_the_vow
name of the Vow
type 200
ego_of hafted polearm sword
rarity 2
to_hit_most 6
to_dam_most 6
bonus_most 4
bonus_to wisdom
combat_flags slay-evil slay-undead slay-demon
properties blessed
msg
Somebody swore on it, and died before it could be broken.
endmsg
end
