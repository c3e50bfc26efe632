# The first prayer: what the Priest brings along. It is paid from grace.
Object spell_succour
name succour
name_pl succours
type 101
subtype 21
level 1
spell_level 1
school clerical
emergency 1
grace 5
casting_time 10
path_attuned 256
dam 2
hp 1
value 30
delay 2
glyph +
icon prayer
hue restoration
invisible 1
no_drop 1
msg
You ask, briefly and politely, to be put back together. Something obliges.
endmsg
end
