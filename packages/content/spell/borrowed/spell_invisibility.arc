# NetHack's invisibility: those around guess where the hero is.
Object spell_invisibility
name invisibility
name_pl invisibilities
type 101
subtype 104
level 4
spell_level 4
school escape
casting_time 10
path_attuned 32
effect invisibility
never_blessed 1
value 400
delay 5
glyph +
icon invisible
hue teleportation
invisible 1
no_drop 1
msg
You are still there. It is just that nobody who relies on eyes would swear to it, and most of what lives down here swings at the wrong bit of air.
endmsg
end
