# NetHack's cone of cold: a ray; of the skilled several explosions at a chosen square.
Object spell_bitter_cold
name bitter cold
name_pl bitter colds
type 101
subtype 102
level 4
spell_level 4
school attack
casting_time 10
path_attuned 4
ray cold
rules_name cone-of-cold
attacktype 16
other_arch bitter_cold_trace
value 400
delay 7
glyph *
icon ice-spell-cast
hue frost
invisible 1
no_drop 1
msg
A cold with an edge, that goes through people and bounces off walls. Potions freeze in the pack. The practised let it break out in several places instead.
endmsg
end
