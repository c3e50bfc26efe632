# A store of the diggers.
Object vault_tool_store
name a tool store
name_pl a tool store
type 204
place vault
from_depth 3
to_depth 9
branch mines
frequency 3
msg
§§§§§§§
§·T·T·§
§·····∩
§·T·G·§
§§§§§§§
T = list floor_tool
G = list floor_gold
endmsg
end
