# A lamp on the next square, or a flash into a face.
Object spell_witch_light
name witch light
name_pl witch lights
type 101
subtype 42
level 1
spell_level 1
school divination
sp 3
casting_time 10
path_attuned 524288
attacktype 2
dam 3
dam_modifier 4
duration 6
duration_modifier 1
range 3
range_modifier 6
other_arch witch_lamp
value 20
rule_kind light
delay 2
glyph *
icon candle-light
hue light
invisible 1
no_drop 1
msg
A small pale lamp that nobody has to carry. Set it down in front of you, or in front of somebody's eyes.
endmsg
end
