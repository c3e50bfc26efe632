# Thread that holds each creature that it meets.
Object ability_web
name thrown web
type 101
subtype 4
level 1
spell_level 2
school escape
monster_only 1
sp 5
maxsp 20
casting_time 10
path_attuned 1024
attacktype 4096
dam 12
dam_modifier 0
duration 1
range 6
other_arch web_line
glyph -
icon spider-web
hue protection
invisible 1
no_drop 1
msg
Two yards of thread, and patience at the other end.
endmsg
end
