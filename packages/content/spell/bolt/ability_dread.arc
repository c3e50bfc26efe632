# A look that frightens.
Object ability_dread
name look of dread
type 101
subtype 4
level 1
spell_level 2
school enchantment
monster_only 1
form_needs eyes
sp 5
maxsp 20
casting_time 10
path_attuned 1024
attacktype 16384
dam 4
dam_modifier 0
duration 1
range 7
other_arch dread_line
glyph -
icon dread-skull
hue death
invisible 1
no_drop 1
msg
You remember, all at once, every door that you left open.
endmsg
end
