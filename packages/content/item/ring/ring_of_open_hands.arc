# Attuned to restoration; wounding is denied.
Object ring_of_open_hands
name ring of open hands
name_pl rings of open hands
type 70
path_attuned 256
path_denied 131072
weight 135
value 300
glyph =
icon ring
hue restoration
msg
It was made for somebody who had sworn not to. The ring remembers, even if you do not.
endmsg
end
