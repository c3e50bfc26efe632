# Where a body has burnt.
Object pyre_smoke
name pyre smoke
name_pl pyre smoke
type 102
subtype 0
no_pick 1
is_used_up 1
speed 1
food 12
glyph *
icon smoke-bomb
hue fire
end
