# What spits acid spits this.
Object ability_acid_spit
name acid spit
type 101
subtype 5
level 1
spell_level 2
school attack
monster_only 1
form_needs breath
sp 4
maxsp 15
casting_time 10
path_attuned 131072
attacktype 64
dam 5
dam_modifier 2
range 8
other_arch gob_of_acid
glyph *
icon acid-blob
hue acid
invisible 1
no_drop 1
msg
Aimed with more care than manners.
endmsg
end
