Object boots_of_speed
name pair of boots of speed
name_pl pairs of boots of speed
type 16
material 8
wear boots
looks_like pair of thin-soled boots
rule_kind speed-boots
magical 1
armour_class 6
delay 2
tenths_of_pound 20
weight 900
value 50
glyph [
icon walking-boot
hue protection
msg
They are at the door before you are.
endmsg
end
