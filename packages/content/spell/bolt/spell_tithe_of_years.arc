# Takes experience; what has none is struck.
Object spell_tithe_of_years
name tithe of years
name_pl tithes of years
type 101
subtype 4
level 8
spell_level 4
school attack
skill sorcery
sp 10
maxsp 30
casting_time 10
path_attuned 32768
attacktype 130
dam 12
dam_modifier 4
duration 2
range 8
range_modifier 6
other_arch tithe_line
value 240
delay 7
glyph -
icon drop
hue death
invisible 1
no_drop 1
msg
It collects what you have learned the hard way, and keeps a share for the collector.
endmsg
end
