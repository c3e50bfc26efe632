# A weak bolt for small things that crackle.
Object ability_spark
name spark
name_pl sparks
type 101
subtype 4
level 1
spell_level 1
school attack
monster_only 1
sp 3
maxsp 15
casting_time 10
path_attuned 8
attacktype 8
dam 2
dam_modifier 4
duration 1
range 4
other_arch spark_line
glyph -
icon spark-spirit
hue electricity
invisible 1
no_drop 1
msg
A short blue line between two places that were too close.
endmsg
end
