# Armour. It and the like exclude each other.
Object spell_tortoise_back
name tortoise back
name_pl tortoise backs
type 101
subtype 24
level 1
spell_level 1
school clerical
sp 5
casting_time 10
path_attuned 1
duration 300
duration_modifier 4
ac 3
resist_physical 10
dam_modifier 6
race hardening
other_arch passing_glimmer
value 40
delay 3
glyph *
icon turtle-shell
hue protection
invisible 1
no_drop 1
msg
The air in front of you takes the blow first.
endmsg
end
