# Attuned to teleportation; summoning is denied.
Object marchwarden_cloak
name marchwarden's cloak
name_pl marchwardens' cloaks
type 16
wear cloak
armour_class 6
tenths_of_pound 10
weight 450
value 260
path_attuned 4096
path_denied 64
glyph [
icon cloak
hue teleportation
msg
Its wearers walked the border alone. Nobody who came when called was ever let across.
endmsg
end
