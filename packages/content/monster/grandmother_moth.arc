Object grandmother_moth
name Grandmother Moth
monster 1
alive 1
unique 1
level 19
movement 16
armour_class 66
blow_1 bite 3d6 blind
blow_2 touch 3d6 confuse
combat_flags animal immune-poison
magic_resistance 50
spell_flags sees-invisible
notices 14
gait fly
frequency 0
from_depth 17
ability_one_in 3
weight 40000
body_size large
body_traits no-hands buzzes strong
randomitems carried_best
arch ability_confusion
end
arch ability_lethargy
end
glyph B
icon butterfly
hue mind
msg
Where her dust has settled nothing remembers being anything else. She only ever wanted a lamp.
endmsg
end
