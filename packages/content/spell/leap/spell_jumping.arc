# NetHack's jumping: the farther the better the skill.
Object spell_jumping
name jumping
name_pl jumps
type 101
subtype 106
level 1
spell_level 1
school escape
casting_time 10
path_attuned 32
value 100
delay 3
glyph +
icon jump-across
hue teleportation
invisible 1
no_drop 1
msg
From here to there without the squares between, as far as your practice carries. You have to see where you come down.
endmsg
end
