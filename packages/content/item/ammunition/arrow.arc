Object arrow
name arrow
name_pl arrows
type 13
material 16
weapon_kind arrow
weapon_skill bow
damage_dice 1d4
tenths_of_pound 2
weight 90
value 1
glyph {
icon arrow-flights
hue missiles
msg
Straight, fletched with goose, and easier to loose than to find again.
endmsg
end
