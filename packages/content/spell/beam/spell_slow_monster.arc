# NetHack's slow monster.
Object spell_slow_monster
name slow monster
name_pl slow monsters
type 101
subtype 103
level 2
spell_level 2
school enchantment
casting_time 10
path_attuned 1024
beam slow-monster
other_arch slow_monster_trace
value 200
rule_kind slow-monster
delay 2
glyph -
icon snail
hue mind
invisible 1
no_drop 1
msg
Puts lead in whatever it uses for feet, for good.
endmsg
end
