# NetHack's protection: armour class that wears off.
Object spell_protection
name protection
name_pl protections
type 101
subtype 104
level 1
spell_level 1
school clerical
casting_time 10
path_attuned 1
effect protection
never_blessed 1
value 100
delay 3
glyph +
icon shield-echoes
hue protection
invisible 1
no_drop 1
msg
A haze gathers about you that turns blows. It thins out again, layer by layer; the better you are covered already, the less there is to add.
endmsg
end
