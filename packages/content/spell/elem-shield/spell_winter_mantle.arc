# A shield of cold that protects its bearer.
Object spell_winter_mantle
name winter mantle
name_pl winter mantles
type 101
subtype 50
level 9
spell_level 5
school attack
sp 22
casting_time 10
path_attuned 4
duration 60
duration_modifier 4
attacktype 16
dam 4
dam_modifier 4
range 1
resist_cold 40
other_arch winter_mantle
value 280
delay 6
glyph *
icon frozen-orb
hue frost
invisible 1
no_drop 1
msg
You wear the winter. Nobody else enjoys it.
endmsg
end
