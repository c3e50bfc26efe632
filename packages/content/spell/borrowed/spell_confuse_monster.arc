# NetHack's confuse monster: the next blows that hit confuse.
Object spell_confuse_monster
name confuse monster
name_pl confusions
type 101
subtype 104
level 2
spell_level 2
school enchantment
casting_time 10
path_attuned 1024
effect confuse-monster
value 200
delay 2
glyph +
icon glowing-hands
hue mind
invisible 1
no_drop 1
msg
Your hands shimmer. The next one they strike will have trouble remembering which of you was which.
endmsg
end
