Object seeker_arrow
name seeker arrow
name_pl seeker arrows
type 13
material 16
weapon_kind arrow
weapon_skill bow
damage_dice 4d4
tenths_of_pound 2
weight 90
value 20
glyph {
icon supersonic-arrow
hue missiles
msg
It wavers a little in the quiver, towards the nearest warm thing.
endmsg
end
