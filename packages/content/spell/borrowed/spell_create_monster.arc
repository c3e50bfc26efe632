# NetHack's create monster.
Object spell_create_monster
name create monster
name_pl created monsters
type 101
subtype 104
level 2
spell_level 2
school clerical
casting_time 10
path_attuned 64
effect create-monster
never_blessed 1
value 200
rule_kind create-monster
delay 3
glyph +
icon beast-eye
hue summoning
invisible 1
no_drop 1
msg
Somebody comes. It does not say whose side they are on, because that would be a better spell.
endmsg
end
