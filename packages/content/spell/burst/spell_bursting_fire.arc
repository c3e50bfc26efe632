# NetHack's fireball: a ray that bursts; of the skilled several explosions at a chosen square.
Object spell_bursting_fire
name bursting fire
name_pl bursting fires
type 101
subtype 102
level 4
spell_level 4
school attack
casting_time 10
path_attuned 2
ray fire
rules_name fireball
attacktype 4
other_arch bursting_fire_trace
value 400
delay 4
glyph *
icon fire-bomb
hue fire
invisible 1
no_drop 1
msg
It flies until it meets somebody and then stops being patient, on nine squares at once. Scrolls and books within are a total loss. The practised set off a whole row of smaller ones wherever they look.
endmsg
end
