Object marsh_eel
name marsh eel
monster 1
alive 1
level 5
movement 9
armour_class 42
blow_1 bite 3d6
combat_flags animal
notices 8
gait swim
branch sewers drowned
frequency 1
memory 4
weight 20000
body_size huge
body_traits no-limbs slithy
glyph ;
icon eel
hue frost
msg
You see a ripple. Then you see why.
endmsg
end
