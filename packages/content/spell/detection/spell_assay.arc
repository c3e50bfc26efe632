# Shows what is magical or cursed close by, the pack included.
Object spell_assay
name assay
name_pl assays
type 101
subtype 33
level 5
spell_level 2
school divination
sp 8
casting_time 15
path_attuned 8192
range 3
range_modifier 6
known_magical 1
known_cursed 1
other_arch sour_shimmer
value 80
delay 3
glyph +
icon magnifying-glass
hue information
invisible 1
no_drop 1
msg
A drop of acid, a bright flame, and the truth comes up green or yellow.
endmsg
end
