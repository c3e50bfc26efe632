# A reader’s study in the keep.
Object vault_study
name a study
name_pl a study
type 204
place vault
from_depth 9
to_depth 15
branch keep
frequency 3
lit 1
msg
##########
#B.B..B.B#
#....L...+
#B.B..B.B#
##########
B = bookcase
L = list floor_book
endmsg
end
