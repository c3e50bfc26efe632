Object drain_life_trace
name pull of emptiness
name_pl pull of emptinesss
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon marrow-drain
hue death
end
