Object amulet_of_the_drillmaster
name amulet of the drillmaster
name_pl amulets of the drillmaster
type 39
to_hit_dice 1d5
to_dam_dice 1d5
bonus 2
bonus_to strength
weight 900
value 500
glyph "
icon gem-necklace
hue wounding
msg
A brass whistle. Nobody blows it, and still one hears it at every careless stroke.
endmsg
end
