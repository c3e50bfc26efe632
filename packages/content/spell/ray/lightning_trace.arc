Object lightning_trace
name flash of lightning
name_pl flashes of lightning
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon lightning-arc
hue electricity
end
