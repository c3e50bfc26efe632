Object ego_of_embers
name of Embers
type 200
ego_of hafted polearm sword
rarity 12
to_hit_most 3
to_dam_most 3
combat_flags brand-fire
msg
The edge is warm to the touch and never quite stops smouldering. Scabbards don’t last.
endmsg
end
