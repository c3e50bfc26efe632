# A letter. What is written in one is its own: see monster/pale_clerk.arc.
Object letter
name letter
name_pl letters
type 8
weight 45
value 1
glyph ?
icon envelope
hue information
msg
Folded twice and sealed. The ink has run, and nothing can be made of it.
endmsg
end
