# What the masters of a hall do to everyone of the other side in it.
Object ability_ruin
name ruin
type 101
subtype 16
level 8
spell_level 5
school attack
monster_only 1
sp 20
reach 2
casting_time 10
path_attuned 512
attacktype 1
dam 9
dam_modifier 2
range 2
other_arch ruin_mark
glyph *
icon earth-crack
hue wounding
invisible 1
no_drop 1
msg
It names you, and everyone who came with you.
endmsg
end
