# A look that slows.
Object ability_lethargy
name look of lethargy
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
attacktype 2048
dam 4
dam_modifier 0
duration 1
range 7
other_arch lethargy_line
glyph -
icon tired-eye
hue mind
invisible 1
no_drop 1
msg
Your boots agree with it that there is no hurry.
endmsg
end
