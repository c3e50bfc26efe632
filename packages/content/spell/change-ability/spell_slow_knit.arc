# Regeneration.
Object spell_slow_knit
name slow knit
name_pl slow knits
type 101
subtype 24
level 6
spell_level 3
school healing
grace 14
casting_time 15
path_attuned 256
duration 300
duration_modifier 4
hp 2
dam_modifier 8
other_arch passing_glimmer
value 150
delay 5
glyph *
icon sewing-needle
hue restoration
invisible 1
no_drop 1
msg
Stitch by stitch, while you walk.
endmsg
end
