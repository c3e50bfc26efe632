Object called_mastiff
name mastiff
name_pl mastiffs
monster 1
alive 1
level 5
movement 12
armour_class 36
blow_1 bite 2d4
combat_flags animal
notices 12
weight 30000
body_size medium
body_traits no-hands
glyph d
icon hound
hue summoning
msg
It leans against your knee until it is told whom to bite. Then it leans on them.
endmsg
end
