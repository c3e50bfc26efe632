Object dust_devil
name dust devil
monster 1
alive 1
level 7
movement 22
armour_class 42
blow_1 touch 1d8 blind
combat_flags immune-poison immune-lightning
spell_flags not-living resists-sleep
notices 10
memory 6
gait fly
branch maze
frequency 1
from_depth 4
erratic_one_in 4
weight 0
body_size huge
body_traits no-limbs no-head no-eyes silent whirly
glyph E
icon whirlwind
hue information
msg
A corner of the desert that lost its way. It carries sand, teeth and a spinning hat.
endmsg
end
