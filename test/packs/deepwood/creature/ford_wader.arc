# Covers two squares, one above the other.
Object ford_wader
name ford wader
race giant
face wader.x11
monster 1
alive 1
move_type walk
level 5
hp 45
maxhp 45
dam 9
ac 4
wc 8
speed 0.1
exp 90
weight 400000
end
More
Object ford_wader_2
name ford wader
face wader.x11
monster 1
alive 1
move_type walk
y 1
weight 400000
end
