# A fountain in a wet room.
Object vault_well_house
name a well house
name_pl a well house
type 204
place vault
from_depth 2
to_depth 20
frequency 3
lit 1
msg
#######
#≈≈.≈≈#
#≈.F..∩
#≈≈.≈≈#
#######
F = fountain
endmsg
end
