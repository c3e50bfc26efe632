# Its wearer chooses what he turns into.
Object ring_of_polymorph_control
name ring of polymorph control
name_pl rings of polymorph control
type 70
controls_polymorph 1
weight 135
value 300
glyph =
icon ring
hue mind
msg
Engraved inside: ask, and you will be asked.
endmsg
end
