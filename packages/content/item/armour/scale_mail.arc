Object scale_mail
name scale mail
name_pl suits of scale mail
type 16
wear body
armour_class 24
damage_dice 1d4
to_hit -2
metallic 1
delay 5
tenths_of_pound 250
weight 11250
value 45
glyph [
icon scale-mail
hue protection
msg
It was a good idea on the fish.
endmsg
end
