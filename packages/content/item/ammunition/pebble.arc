Object pebble
name rounded pebble
name_pl rounded pebbles
type 13
material 64
weapon_kind shot
weapon_skill sling
damage_dice 1d2
tenths_of_pound 4
weight 180
value 1
glyph {
icon stone-pile
hue missiles
msg
Some river spent a thousand years on this.
endmsg
end
