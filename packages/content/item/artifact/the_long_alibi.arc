Object the_long_alibi
name travelling cloak Long Alibi
artifact 1
artifact_of travelling_cloak
depth 9
type 16
wear cloak
armour_class 6
tenths_of_pound 10
weight 450
value 11000
glyph [
icon cloak
hue mind
to_armour 12
bonus 2
bonus_to speed charisma
resist_confusion 60
msg
Three witnesses will swear that you were elsewhere. It helps that you very nearly were.
endmsg
end
