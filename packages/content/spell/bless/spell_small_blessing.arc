# A little armour and aim, some of what the god resists, and its paths.
Object spell_small_blessing
name small blessing
name_pl small blessings
type 101
subtype 25
level 3
spell_level 2
school clerical
skill praying
race blessing
grace 7
maxgrace 20
casting_time 10
path_attuned 128
duration 300
duration_modifier 4
ac 1
wc 1
resist_godpower 15
last_grace 1
other_arch passing_glimmer
value 90
delay 4
glyph +
icon prayer-beads
hue restoration
invisible 1
no_drop 1
msg
You ask to be kept in mind. You are told that you are.
endmsg
end
