Object web_line
name thrown web
name_pl thrown webs
type 102
subtype 4
speed 1
level 8
move_type fly_low
no_pick 1
glyph -
icon spider-web
hue protection
end
