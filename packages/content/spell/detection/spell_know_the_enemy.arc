# Shows creatures of the races that the god slays.
Object spell_know_the_enemy
name knowledge of the enemy
name_pl knowledges of the enemy
type 101
subtype 33
level 4
spell_level 2
school clerical
skill praying
race GOD
grace 5
maxgrace 20
casting_time 10
path_attuned 8192
range 12
range_modifier 6
other_arch passing_glimmer
value 90
delay 4
glyph ?
icon gavel
hue information
invisible 1
no_drop 1
msg
Your god tells you where they are. It does not say what to do about them; it does not have to.
endmsg
end
