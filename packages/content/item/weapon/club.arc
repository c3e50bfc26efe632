Object club
name club
name_pl clubs
type 15
material 16
weapon_kind hafted
weapon_skill club
damage_dice 1d7
tenths_of_pound 60
weight 2700
value 3
glyph )
icon wood-club
hue information
msg
The first good idea anybody had. Some have seen no need for another.
endmsg
end
