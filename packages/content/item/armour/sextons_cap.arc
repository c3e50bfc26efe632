# Attuned to death and wounding; restoration is denied.
Object sextons_cap
name sexton's cap
name_pl sextons' caps
type 16
material 128
wear helmet
armour_class 0
tenths_of_pound 3
weight 135
value 300
path_attuned 393216
path_denied 256
glyph [
icon fedora
hue death
msg
Black felt, worn through at the brim where it was doffed to each new customer.
endmsg
end
