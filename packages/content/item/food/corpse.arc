# What a killed monster leaves. Each says whose it is; weight, nutrition and time go by the kind.
Object corpse
name corpse
name_pl corpses
type 6
nutrition 100
delay 5
weight 20000
value 1
taints grey_ague
glyph %
icon meat
hue wounding
msg
It was somebody. Whether it is dinner depends on how long ago that was, and on you.
endmsg
end
