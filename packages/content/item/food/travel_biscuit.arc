Object travel_biscuit
name travel biscuit
name_pl travel biscuits
type 6
nutrition 600
delay 3
weight 675
value 35
glyph %
icon bread
hue summoning
msg
It tastes of distance.
endmsg
end
