# Provisions on ice.
Object vault_ice_house
name an ice house
name_pl an ice house
type 204
place vault
from_depth 8
to_depth 22
frequency 2
msg
########
#░░░░░░#
#░F░░F░∩
#░░A░░░#
########
F = list floor_food
A = any item
endmsg
end
