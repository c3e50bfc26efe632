# FIQHack's astral eyesight: sight through walls, as far as three squares.
Object spell_astral_eyesight
name astral eyesight
name_pl astral eyesights
type 101
subtype 104
level 7
spell_level 7
school divination
casting_time 10
path_attuned 8192
effect astral-eyesight
never_blessed 1
value 700
delay 10
glyph +
icon third-eye
hue information
invisible 1
no_drop 1
msg
You shut your eyes and look. Three squares of stone are no more in the way than three squares of air.
endmsg
end
