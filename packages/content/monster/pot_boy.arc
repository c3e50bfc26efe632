Object pot_boy
name pot boy
monster 1
alive 1
level 2
movement 12
armour_class 30
blow_1 hit 1d6
race hearth
tends 1
notices 12
weight 35000
body_size small
body_traits humanoid
glyph @
icon camp-cooking-pot
hue healing
msg
Mabbet sends him where there is washing up, or trouble. He brings the ladle for both.
endmsg
end
