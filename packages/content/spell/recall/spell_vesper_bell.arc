# The same as a prayer, and the sooner the higher the caster.
Object spell_vesper_bell
name vesper bell
name_pl vesper bells
type 101
subtype 18
level 7
spell_level 4
school clerical
grace 18
maxgrace 20
casting_time 15
path_attuned 4096
duration 40
duration_modifier 5
value 180
delay 6
glyph +
icon ringing-bell
hue teleportation
invisible 1
no_drop 1
msg
Far above, the evening bell is rung for those who are still out. It is heard by those who listen.
endmsg
end
