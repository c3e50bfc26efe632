Object lightning_bolt_flight
name lightning
type 102
subtype 4
speed 1
glow_radius 2
reflecting 1
move_type fly_low
no_pick 1
glyph /
icon electric
hue electricity
end
