Object red_sweat
name red sweat
name_pl red sweat
type 158
attacktype 33554432
race *
level 12
wc 12
last_grace 4
magic 1
maxgrace 6
maxhp 3
speed 0.04
dam -6
con -2
hp -6
icon virus
hue poison
invisible 1
no_drop 1
msg
Six days, the old wives say. They are being kind: it is six hours.
endmsg
end
