# Attuned to information, repelled by self.
Object ring_of_the_long_view
name ring of the long view
name_pl rings of the long view
type 70
path_attuned 8192
path_repelled 32
weight 135
value 200
glyph =
icon ring
hue mind
msg
You see further with it. You see yourself less.
endmsg
end
