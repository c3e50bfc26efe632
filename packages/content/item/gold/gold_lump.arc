# What large things melt to.
Object gold_lump
name lump of gold
name_pl lumps of gold
type 60
value 400
weight 400
material 2
glyph $
icon gold-stack
hue light
msg
As large as a fist. If you look closely, there is a bit of chair leg in it.
endmsg
end
