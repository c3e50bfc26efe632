Object plate_mail
name plate mail
name_pl suits of plate mail
type 16
wear body
armour_class 42
damage_dice 2d4
to_hit -3
metallic 1
delay 5
tenths_of_pound 450
weight 20250
value 600
glyph [
icon breastplate
hue protection
msg
A small house with one tenant.
endmsg
end
