# The holy word on the first creature in a direction: the undead, and those whom the god slays.
Object spell_candle_wrath
name candle wrath
name_pl candle wraths
type 101
subtype 10
level 10
spell_level 5
school clerical
skill praying
grace 14
maxgrace 10
casting_time 10
path_attuned 65536
attacktype 2097152
dam 7
dam_modifier 3
duration 2
duration_modifier 12
range 6
range_modifier 8
other_arch wrathful_candles
value 320
delay 8
glyph <
icon candle-light
hue light
invisible 1
no_drop 1
msg
You point out somebody to your god, who has been looking for them.
endmsg
end
