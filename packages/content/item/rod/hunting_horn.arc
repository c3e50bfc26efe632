# A horn with a spell in its breath: room for four casts.
Object hunting_horn
name hunting horn
name_pl hunting horns
type 3
weight 810
value 3
maxhp 4
speed 0.0025
randomitems horn_spells
glyph (
icon hunting-horn
msg
Whatever it was made to call has stopped coming. Something else comes out of it.
endmsg
end
