Object whalebone
name scale mail Whalebone
artifact 1
artifact_of scale_mail
depth 7
type 16
wear body
damage_dice 1d4
armour_class 24
metallic 1
tenths_of_pound 250
weight 11250
delay 5
value 9000
glyph [
icon scale-mail
hue frost
to_armour 18
bonus 2
bonus_to constitution
resist_cold 60
resist_acid 40
msg
It creaks like a ship and has never sunk.
endmsg
end
