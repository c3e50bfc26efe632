# The shield itself, which its bearer carries.
Object winter_mantle
name circle of winter
name_pl circles of winter
type 102
subtype 46
speed 1
attacktype 16
other_arch winter_fall
no_pick 1
glyph *
icon frozen-orb
hue frost
end
