# Changes its wearer now and then.
Object ring_of_polymorph
name ring of polymorph
name_pl rings of polymorph
type 70
polymorphs 1
weight 135
value 300
glyph =
icon ring
hue information
msg
It fits every finger, and has seen to it that there were many.
endmsg
end
