Object chain_mail
name chain mail
name_pl suits of chain mail
type 16
wear body
armour_class 30
damage_dice 1d4
to_hit -2
metallic 1
delay 5
tenths_of_pound 300
weight 13500
value 75
glyph [
icon chain-mail
hue protection
msg
Forty thousand rings, each of them somebody else's winter.
endmsg
end
