# Hurts the undead and sends them running.
Object spell_rebuke_graves
name rebuke of graves
name_pl rebukes of graves
type 101
subtype 7
level 3
spell_level 2
school clerical
skill sorcery
grace 4
maxgrace 12
casting_time 10
path_attuned 65536
attacktype 8194
dam 4
dam_modifier 3
duration 0
range 4
range_modifier 6
other_arch wedge_of_rebuke
value 90
delay 3
glyph <
icon rune-stone
hue light
invisible 1
no_drop 1
msg
It reads them the date of their burial, aloud.
endmsg
end
