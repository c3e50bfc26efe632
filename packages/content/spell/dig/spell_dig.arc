# NetHack's dig: a ray that opens walls, doors and rock.
Object spell_dig
name dig
name_pl digs
type 101
subtype 107
level 5
spell_level 5
school matter
casting_time 10
path_attuned 16384
other_arch dig_trace
value 500
rule_kind digging
delay 6
glyph -
icon dig-dug
hue wounding
invisible 1
no_drop 1
msg
A way where there was none, straight on through rock, wall and door, until it runs out of breath.
endmsg
end
