# A pinch of a spell: it is thrown, and released towards where it is thrown.
Object dust
name pinch of dust
name_pl pinches of dust
type 5
subtype 2
weight 90
value 1
randomitems dust_spells
glyph !
icon powder
msg
Fine as flour, folded into a paper. Mind the wind.
endmsg
end
