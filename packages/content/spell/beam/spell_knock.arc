# NetHack's knock: unlocks doors, and uncovers hidden ones.
Object spell_knock
name knock
name_pl knocks
type 101
subtype 103
level 1
spell_level 1
school matter
casting_time 10
path_attuned 16384
beam knock
other_arch knock_trace
value 100
rule_kind opening
delay 1
glyph -
icon key
hue information
invisible 1
no_drop 1
msg
Locks in the line of it open, out of courtesy. Doors nobody knew of turn up to see who it was.
endmsg
end
