# A burning golem.
Object spell_kindle_servant
name kindle servant
type 101
subtype 12
level 10
spell_level 5
school clerical
sp 22
casting_time 14
path_attuned 64
attacktype 4
dam 14
dam_modifier 3
duration 16
duration_modifier 2
range_modifier 15
wc_increase_rate 3
other_arch called_ember_servant
value 240
delay 4
glyph g
icon fire-silhouette
hue fire
invisible 1
no_drop 1
msg
A servant steps out of a fire that isn't there. It burns what it touches, itself included.
endmsg
end
