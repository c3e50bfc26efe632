# A nest with something sweet in it.
Object vault_beehive
name a wasps’ nest
name_pl a wasps’ nest
type 204
place vault
from_depth 5
to_depth 12
frequency 3
feeling It hums.
msg
§§§§§§§§§
§·W·W·W·§
§W·F·F·W∩
§·W·W·W·§
§§§§§§§§§
W = barrow_wasp
F = list floor_food
endmsg
end
