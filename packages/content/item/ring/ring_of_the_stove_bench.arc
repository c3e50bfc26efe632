Object ring_of_the_stove_bench
name ring of the stove bench
name_pl rings of the stove bench
type 70
resist_cold 40
weight 135
value 250
glyph =
icon ring
hue fire
msg
Somebody slept all winter with it against the tiles. It has kept most of the winter out since.
endmsg
end
