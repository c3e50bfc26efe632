# The attacks of the god in each blow, and its enemies slain.
Object spell_god_in_the_arm
name god in the arm
name_pl gods in the arm
type 101
subtype 25
level 13
spell_level 5
school clerical
skill praying
grace 20
maxgrace 20
casting_time 15
path_attuned 32
attacktype 1
duration 200
duration_modifier 5
ac 1
wc 3
resist_godpower 25
last_grace 1
other_arch passing_glimmer
value 380
delay 8
glyph +
icon stake-hammer
hue light
invisible 1
no_drop 1
msg
You make room. Something much larger than you takes hold of the other end of the weapon.
endmsg
end
