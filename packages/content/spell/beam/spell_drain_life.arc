# NetHack's drain life: hit points, and a level with them.
Object spell_drain_life
name drain life
name_pl drained lives
type 101
subtype 103
level 2
spell_level 2
school attack
casting_time 10
path_attuned 32768
beam drain-life
attacktype 128
other_arch drain_life_trace
value 200
delay 2
glyph -
icon marrow-drain
hue death
invisible 1
no_drop 1
msg
Takes a level of life off whoever it touches, and the strength that went with it. The dead have none to give.
endmsg
end
