Object moonsilver_arrow
name moonsilver arrow
name_pl moonsilver arrows
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 3d4
tenths_of_pound 2
weight 90
value 25
glyph {
icon charged-arrow
hue missiles
msg
A shaft like a line of moonlight, and as little stopped by mail.
endmsg
end
