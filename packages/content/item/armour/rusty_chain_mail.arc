Object rusty_chain_mail
name rusty chain mail
name_pl suits of rusty chain mail
type 16
wear body
armour_class 18
damage_dice 1d4
to_hit -5
metallic 1
delay 5
tenths_of_pound 200
weight 9000
value 40
glyph [
icon mail-shirt
hue protection
msg
It announces its wearer two rooms ahead, one elbow at a time.
endmsg
end
