Object ring_mail
name ring mail
name_pl suits of ring mail
type 16
wear body
armour_class 18
damage_dice 1d4
to_hit -1
metallic 1
delay 5
tenths_of_pound 250
weight 11250
value 100
glyph [
icon mail-shirt
hue protection
msg
Rings on leather, for those who could not wait for the rest of the chain.
endmsg
end
