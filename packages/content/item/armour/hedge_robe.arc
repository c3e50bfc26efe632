# Attuned to light and protection, repelled by death and mind.
Object hedge_robe
name hedge robe
name_pl hedge robes
type 16
material 128
wear cloak
armour_class 12
tenths_of_pound 15
weight 675
value 350
robe 1
path_attuned 524289
path_repelled 263168
glyph [
icon robe
hue light
msg
Sewn with sprigs of something that keeps the dark off, and most visitors.
endmsg
end
