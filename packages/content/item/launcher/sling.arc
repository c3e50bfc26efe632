Object sling
name sling
name_pl slings
type 14
material 8
weapon_skill sling
launcher_kind sling
wear launcher
tenths_of_pound 5
weight 225
value 5
glyph }
icon sling
hue missiles
msg
Two cords and a cup. Giants have been known to object.
endmsg
end
