# NetHack's force bolt: touches each creature in line, and breaks doors.
Object spell_force_bolt
name force bolt
name_pl force bolts
type 101
subtype 103
level 1
spell_level 1
school attack
casting_time 10
path_attuned 131072
beam force-bolt
attacktype 1
other_arch force_bolt_trace
value 100
rule_kind striking
delay 2
glyph -
icon punch-blast
hue wounding
invisible 1
no_drop 1
msg
A blow without an arm behind it. It knocks down goblins and doors alike, and the second thing in the way as well as the first.
endmsg
end
