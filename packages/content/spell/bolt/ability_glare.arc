# A look that blinds.
Object ability_glare
name glare
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
attacktype 4194304
dam 8
dam_modifier 0
duration 1
range 7
other_arch glare_line
glyph -
icon sunken-eye
hue light
invisible 1
no_drop 1
msg
It looks at you as the sun looks at snow.
endmsg
end
