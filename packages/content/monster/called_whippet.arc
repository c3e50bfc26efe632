Object called_whippet
name whippet
name_pl whippets
monster 1
alive 1
level 2
movement 15
armour_class 20
blow_1 bite 1d4
combat_flags animal
notices 12
weight 30000
body_size small
body_traits no-hands
glyph d
icon sniffing-dog
hue summoning
msg
Thin, quick and on your side, in that order. It is sorry about the jackal.
endmsg
end
