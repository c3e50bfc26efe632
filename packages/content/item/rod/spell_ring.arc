# A ring that casts: it is pointed, not worn, and has room for two casts.
Object spell_ring
name spell ring
name_pl spell rings
type 3
weight 135
value 4
maxhp 2
speed 0.004
randomitems ring_spells
glyph =
icon fire-ring
msg
No finger fits it. It is held between two, like a lens.
endmsg
end
