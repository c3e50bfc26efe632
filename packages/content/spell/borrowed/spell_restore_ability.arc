# NetHack's restore ability.
Object spell_restore_ability
name restore ability
name_pl restored abilities
type 101
subtype 104
level 4
spell_level 4
school healing
emergency 1
casting_time 10
path_attuned 256
effect restore-ability
value 400
delay 5
glyph +
icon muscle-up
hue restoration
invisible 1
no_drop 1
msg
What poison and worse have taken from you comes back: one loss at a time, or all at once to the practised.
endmsg
end
