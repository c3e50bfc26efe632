# NetHack's turn undead.
Object spell_turn_undead
name turn undead
name_pl turnings
type 101
subtype 103
level 6
spell_level 6
school clerical
casting_time 10
path_attuned 65536
beam turn-undead
attacktype 1
other_arch turn_undead_trace
value 600
rule_kind undead-turning
delay 8
glyph -
icon holy-symbol
hue protection
invisible 1
no_drop 1
msg
The dead are reminded of it, and hurry off to lie down.
endmsg
end
