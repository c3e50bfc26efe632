Object peeled_scrap
name peeled scrap
name_pl peeled scraps
type 72
weight 7
glyph ,
icon drop
hue poison
msg
A dry little piece of somebody. Sweep it up, and wash the broom.
endmsg
end
