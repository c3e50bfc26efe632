# A throne and the traps of its last owner.
Object vault_empty_chair
name an empty chair
name_pl an empty chair
type 204
place vault
from_depth 6
to_depth 24
frequency 1
feeling Somebody was here before you, and means to be again.
msg
###########
#.R.....R.#
#....T....+
#.R.....R.#
###########
T = throne
R = any trap
endmsg
end
