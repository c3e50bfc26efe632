Object thread_spider
name thread spider
monster 1
alive 1
level 1
movement 12
armour_class 24
blow_1 bite 1d2
combat_flags animal immune-poison
notices 8
company few
frequency 2
to_depth 3
weight 2300
body_size tiny
body_traits no-hands silent
glyph s
icon hanging-spider
hue poison
msg
It lets itself down behind you on a thread you took for a draught. The others are on the ceiling.
endmsg
end
