# What the dying see: it has no strength of its own but its level.
Object closing_eyes
name closing of eyes
name_pl closings of eyes
type 102
subtype 6
speed 1
move_type fly_low
no_pick 1
glyph ^
icon grim-reaper
hue death
end
