# A look that confuses.
Object ability_confusion
name look of confusion
type 101
subtype 4
level 1
spell_level 2
school enchantment
monster_only 1
sp 5
maxsp 20
casting_time 10
path_attuned 1024
attacktype 32
dam 4
dam_modifier 0
duration 1
range 7
other_arch confusion_line
glyph -
icon third-eye
hue mind
invisible 1
no_drop 1
msg
For a moment you see what it sees, from there.
endmsg
end
