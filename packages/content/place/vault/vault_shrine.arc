# An altar that nobody has claimed.
Object vault_shrine
name a wayside shrine
name_pl a wayside shrine
type 204
place vault
from_depth 2
to_depth 20
frequency 2
lit 1
msg
#######
#.....#
#..A..∩
#.....#
#######
A = altar_bare
endmsg
end
