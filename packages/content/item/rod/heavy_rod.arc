# A rod that stores six casts of its spell, and recharges by itself.
Object heavy_rod
name heavy rod
name_pl heavy rods
type 3
weight 3375
value 4
maxhp 6
speed 0.002
randomitems rod_spells
glyph /
icon orb-wand
msg
As long as a forearm, and as heavy as the forearm of somebody bigger.
endmsg
end
