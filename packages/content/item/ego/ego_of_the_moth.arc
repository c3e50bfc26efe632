Object ego_of_the_moth
name of the Moth
type 200
ego_of cloak body
rarity 3
ego_cursed 1
armour_most 8
msg
There is less of it each morning. Each morning it comes back to you a little more quickly.
endmsg
end
