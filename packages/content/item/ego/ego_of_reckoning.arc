Object ego_of_reckoning
name of Reckoning
type 200
ego_of hafted polearm sword
rarity 7
to_hit_most 4
to_dam_most 4
combat_flags slay-evil
properties blessed
msg
It leans, ever so slightly, towards whoever deserves it.
endmsg
end
