Object ego_of_banishing
name of Banishing
type 200
ego_of hafted polearm sword
rarity 4
bonus_most 2
bonus_to intelligence
combat_flags execute-demon
msg
The old contracts are engraved along the fuller, with the clauses for leaving underlined.
endmsg
end
