# NetHack's cause fear: on all who are seen.
Object spell_cause_fear
name cause fear
name_pl fears
type 101
subtype 104
level 3
spell_level 3
school enchantment
casting_time 10
path_attuned 1024
effect cause-fear
never_blessed 1
value 300
delay 3
glyph +
icon terror
hue mind
invisible 1
no_drop 1
msg
Everybody in sight sees what they have always been afraid of, standing where you stand.
endmsg
end
