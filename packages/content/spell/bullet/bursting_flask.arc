# What a cursed potion becomes once it is open, under rules where its curse matters.
Object bursting_flask
name bursting flask
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
glow_radius 1
other_arch fireball_burst
glyph !
icon health-potion
hue fire
end
