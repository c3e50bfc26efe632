# Lightning: a line that walls throw back.
Object spell_lightning_bolt
name lightning bolt
name_pl lightning bolts
type 101
subtype 4
level 6
spell_level 4
school attack
skill sorcery
sp 8
maxsp 18
casting_time 10
path_attuned 8
attacktype 10
dam 10
dam_modifier 3
duration 2
range 10
range_modifier 8
other_arch lightning_bolt_flight
value 160
rule_kind lightning
delay 6
glyph /
icon lightning-arc
hue electricity
invisible 1
no_drop 1
msg
It goes where you point, and then where the walls point. Count the corners before you let go of it.
endmsg
end
