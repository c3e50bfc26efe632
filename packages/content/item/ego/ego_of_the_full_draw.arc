Object ego_of_the_full_draw
name of the Full Draw
type 200
ego_of launcher
rarity 6
to_hit_most 4
to_dam_most 8
bonus_most 1
bonus_to might
msg
It draws a hand’s breadth further than wood should.
endmsg
end
