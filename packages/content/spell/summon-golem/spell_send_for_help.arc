# A servant of the caster's god, which goes where it is sent.
Object spell_send_for_help
name send for help
type 101
subtype 12
level 9
spell_level 5
school clerical
grace 20
casting_time 8
path_attuned 64
dam_modifier 3
duration 30
duration_modifier 2
range_modifier 15
wc_increase_rate 3
race holy servant
value 200
delay 4
glyph g
icon prayer-beads
hue summoning
invisible 1
no_drop 1
msg
You ask your god for somebody to do it. The one who comes has plainly been asked before.
endmsg
end
