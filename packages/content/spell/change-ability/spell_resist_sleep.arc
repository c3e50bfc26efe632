# SLASH'EM's resist sleep.
Object spell_resist_sleep
name resist sleep
name_pl resistances to sleep
type 101
subtype 24
level 1
spell_level 1
school clerical
casting_time 10
path_attuned 1
duration 1000
resist_paralyze 100
other_arch passing_glimmer
only_listed 1
value 100
delay 2
glyph *
icon all-seeing-eye
hue mind
invisible 1
no_drop 1
msg
Something in you sits up, and means to stay up.
endmsg
end
