# Gives the altar under the caster to his god.
Object spell_rededicate
name rededication
name_pl rededications
type 101
subtype 40
level 6
spell_level 3
school clerical
skill praying
grace 18
casting_time 25
path_attuned 128
value 200
delay 6
glyph _
icon star-altar
hue light
invisible 1
no_drop 1
msg
You sweep the altar, light something, and say whose it is from now on. Altars are used to it.
endmsg
end
