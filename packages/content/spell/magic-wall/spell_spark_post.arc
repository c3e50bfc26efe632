# A post that throws sparks until it is used up.
Object spell_spark_post
name spark post
name_pl spark posts
type 101
subtype 15
level 7
spell_level 4
school attack
skill pyromancy
sp 12
maxsp 20
casting_time 14
path_attuned 8
duration 20
duration_modifier 1
dam 30
dam_modifier 1
range 0
race spark_post_%d
tear_down 1
is_used_up 1
move_block all
value 90
delay 4
glyph &
icon electric
hue electricity
invisible 1
no_drop 1
msg
You plant it, point it and step back. It does the rest, and does it in one direction.
endmsg
end
