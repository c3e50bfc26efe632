Object fever_glint
name glint of fever
name_pl glints of fever
speed 1
food 3
is_used_up 1
move_type fly_low
no_pick 1
glyph *
icon virus
hue poison
end
