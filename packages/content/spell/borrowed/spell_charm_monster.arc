# NetHack's charm monster: those beside the hero serve him.
Object spell_charm_monster
name charm monster
name_pl charms
type 101
subtype 104
level 3
spell_level 3
school enchantment
casting_time 10
path_attuned 1024
effect charm-monster
never_blessed 1
value 300
delay 3
glyph +
icon charm
hue mind
invisible 1
no_drop 1
msg
Those who stand beside you find that they like you. They will follow you about and bite people.
endmsg
end
