Object the_harbour_wall
name large shield Harbour Wall
artifact 1
artifact_of large_shield
depth 8
type 16
wear shield
damage_dice 1d3
armour_class 12
metallic 1
tenths_of_pound 100
weight 4500
delay 0
value 9000
glyph [
icon checked-shield
hue protection
to_armour 16
bonus 2
bonus_to strength
resist_fire 40
resist_cold 40
resist_electricity 40
msg
Every dent in it is a ship that did not come in.
endmsg
end
