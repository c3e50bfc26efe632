# Constitution and strength at once: two dice each.
Object spell_old_oak
name old oak
name_pl old oaks
type 101
subtype 24
level 9
spell_level 4
school enchantment
sp 18
casting_time 20
path_attuned 32
duration 300
duration_modifier 4
str 2
con 2
other_arch passing_glimmer
value 240
delay 7
glyph *
icon oak
hue restoration
invisible 1
no_drop 1
msg
Something slow and thick grows up your back and holds.
endmsg
end
