Object ring_of_haste_to_supper
name ring of haste to supper
name_pl rings of haste to supper
type 70
bonus 1
bonus_to speed
weight 135
value 600
glyph =
icon ring
hue teleportation
msg
A cook's ring. The hours between meals go by a little faster, and so do you.
endmsg
end
