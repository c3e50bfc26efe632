Object mirror_beetle
name mirror beetle
monster 1
alive 1
level 7
movement 8
armour_class 42
blow_1 bite 2d6 legs
combat_flags animal
reflect_spell 1
reflect_missile 1
notices 8
company few
branch keep
frequency 1
from_depth 4
weight 60000
body_size large
body_traits no-hands silent
Con 8
glyph a
icon scarab-beetle
hue light
msg
Its back is a better mirror than most palaces own. You see yourself in it, and behind you the spell that you threw.
endmsg
end
