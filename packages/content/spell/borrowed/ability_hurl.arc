# Hurls the hero away from the caster.
Object ability_hurl
name heave
type 101
subtype 104
level 1
spell_level 2
school escape
monster_only 1
sp 3
casting_time 10
path_attuned 32
effect hurl
glyph +
icon grab
hue missiles
invisible 1
no_drop 1
msg
It takes hold of you, and shows you the other end of the room.
endmsg
end
