Object ring_of_the_fixed_star
name ring of the fixed star
name_pl rings of the fixed star
type 70
resist_confusion 50
weight 135
value 250
glyph =
icon ring
hue mind
msg
However you turn it, the stone points one way. It is good to have something that does.
endmsg
end
