Object gob_of_acid
name gob of acid
name_pl gobs of acid
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
glyph *
icon goo-spurt
hue acid
end
