Object ego_of_nightshade
name of Nightshade
type 200
ego_of hafted polearm sword
rarity 8
to_hit_most 4
combat_flags brand-poison
msg
A dark sap wells from the metal. Wipe it off; there is always more.
endmsg
end
