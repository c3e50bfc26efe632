Object wand_of_sensing
name wand of sensing
name_pl wands of sensing
type 109
level 3
charges_dice 1d5+10
weight 315
value 150
arch spell_sense_life
end
glyph /
icon crystal-wand
hue information
msg
Held still, it leans a little towards whatever breathes behind the wall.
endmsg
end
