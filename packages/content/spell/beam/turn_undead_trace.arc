Object turn_undead_trace
name breath of the grave
name_pl breath of the graves
type 102
subtype 103
speed 1
move_type fly_low
no_pick 1
glyph -
icon holy-symbol
hue protection
end
