Object splint_mail
name splint mail
name_pl suits of splint mail
type 16
wear body
armour_class 36
damage_dice 1d4
to_hit -2
metallic 1
delay 5
tenths_of_pound 380
weight 17100
value 120
glyph [
icon lamellar
hue protection
msg
Strips of iron laced to cloth, row over row. Dressing takes a poem.
endmsg
end
