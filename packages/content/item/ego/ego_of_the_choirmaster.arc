Object ego_of_the_choirmaster
name of the Choirmaster
type 200
ego_of helmet cloak
rarity 3
bonus_most 2
bonus_to wisdom charisma
msg
It knows when you are about to be brought in, and breathes for you.
endmsg
end
