# Shows for a while where a thing has burnt.
Object burning_remains
name burning remains
name_pl burning remains
type 102
food 26
speed 1
is_used_up 1
glow_radius 1
no_pick 1
move_type fly_low
glyph ^
icon small-fire
hue fire
end
