# A rod that stores three casts of its spell, and recharges a little faster.
Object light_rod
name light rod
name_pl light rods
type 3
weight 1350
value 3
maxhp 3
speed 0.003
randomitems rod_spells
glyph /
icon fairy-wand
msg
It weighs nothing to speak of, and hums when it is full.
endmsg
end
