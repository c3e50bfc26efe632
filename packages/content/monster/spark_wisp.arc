Object spark_wisp
name spark wisp
monster 1
alive 1
level 2
movement 13
armour_class 48
blow_1 touch 1d4
combat_flags immune-lightning immune-poison
magic_resistance 10
spell_flags not-living sees-invisible
notices 14
light_radius 2
gait fly
erratic_one_in 4
ability_one_in 3
frequency 1
weight 100
body_size small
body_traits no-limbs no-head no-eyes silent whirly
arch ability_spark
reach 4
end
glyph y
icon spark-spirit
hue electricity
msg
A knot of light that hisses when it is looked at, and worse when it looks back. Your hair knows that it is there before you do.
endmsg
end
