Object ego_of_etching
name of Etching
type 200
ego_of hafted polearm sword digger
rarity 6
to_dam_most 4
combat_flags brand-acid
msg
What it scratches goes on being scratched for a while.
endmsg
end
