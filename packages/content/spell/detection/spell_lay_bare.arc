# Shows creatures, and what is magical, cursed or hidden, all at once.
Object spell_lay_bare
name lay bare
name_pl layings bare
type 101
subtype 33
level 11
spell_level 4
school divination
sp 20
casting_time 25
path_attuned 8192
range 7
range_modifier 5
monster 1
known_magical 1
known_cursed 1
make_invisible 1
other_arch sour_shimmer
value 180
delay 5
glyph +
icon eye-target
hue information
invisible 1
no_drop 1
msg
For a moment nothing around you has any manners left.
endmsg
end
