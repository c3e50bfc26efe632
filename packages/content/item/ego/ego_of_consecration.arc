Object ego_of_consecration
name of Consecration
type 200
ego_of hafted polearm sword
rarity 6
bonus_most 3
bonus_to wisdom
properties blessed
msg
It was laid on an altar for a year and a day, and nobody asked for it back.
endmsg
end
