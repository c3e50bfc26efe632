Object slow_monster_trace
name heaviness
name_pl heavinesss
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon snail
hue mind
end
