# More armour of the same kind.
Object spell_iron_bark
name iron bark
name_pl iron barks
type 101
subtype 24
level 8
spell_level 4
school clerical
sp 16
casting_time 15
path_attuned 1
duration 300
duration_modifier 4
ac 6
resist_physical 20
dam_modifier 6
race hardening
other_arch passing_glimmer
value 200
delay 6
glyph *
icon oak
hue protection
invisible 1
no_drop 1
msg
Your skin remembers trees, and then mines.
endmsg
end
