Object ego_of_quiet_graves
name of Quiet Graves
type 200
ego_of hafted polearm sword
rarity 6
bonus_most 2
bonus_to wisdom
combat_flags execute-undead
msg
What has got up lies down again for this one.
endmsg
end
