Object ego_of_the_drake_hunt
name of the Drake Hunt
type 200
ego_of hafted polearm sword
rarity 4
bonus_most 2
bonus_to constitution
combat_flags execute-dragon
msg
Long in the reach and short of temper about wings.
endmsg
end
