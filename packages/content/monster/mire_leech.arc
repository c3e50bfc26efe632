Object mire_leech
name mire leech
monster 1
alive 1
level 4
movement 8
armour_class 12
blow_1 bite 1d8 slow
combat_flags animal
notices 6
memory 4
gait swim
branch sewers drowned
frequency 2
weight 3000
body_size small
body_traits no-limbs no-head no-eyes silent slithy
glyph w
icon leeching-worm
hue wounding
msg
It lies in still water like a dropped glove. Once it is on, the rest of you becomes heavy.
endmsg
end
