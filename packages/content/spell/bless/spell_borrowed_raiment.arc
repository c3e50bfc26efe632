# More armour, and much of what the god resists. Of blessings only one lasts at a time.
Object spell_borrowed_raiment
name borrowed raiment
name_pl borrowed raiments
type 101
subtype 25
level 9
spell_level 4
school clerical
skill praying
race blessing
grace 14
maxgrace 20
casting_time 10
path_attuned 1
duration 250
duration_modifier 4
ac 3
wc 1
resist_godpower 40
other_arch passing_glimmer
value 260
delay 7
glyph +
icon robe
hue protection
invisible 1
no_drop 1
msg
Your god lends you the second-best robe. It is let down at the hem, and it has been through worse.
endmsg
end
