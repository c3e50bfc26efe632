Object the_borrowed_crown
name iron helm Borrowed Crown
artifact 1
artifact_of iron_helm
depth 13
type 16
wear helmet
damage_dice 1d3
armour_class 12
metallic 1
tenths_of_pound 50
weight 2250
delay 1
value 16000
glyph [
icon visored-helm
hue magic
to_armour 12
bonus 3
bonus_to intelligence wisdom charisma
resist_confusion 60
resist_blind 50
msg
It fits, and that ought to worry you. It is due back.
endmsg
end
