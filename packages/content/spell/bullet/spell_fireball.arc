# A ball of fire: flies in a straight line, bursts on what it meets, burns a square around.
Object spell_fireball
name fireball
name_pl fireballs
type 101
subtype 5
level 1
spell_level 3
school attack
skill pyromancy
sp 3
maxsp 12
casting_time 10
path_attuned 2
attacktype 6
dam 3
dam_modifier 4
food 3
duration 2
range 1
range_modifier 12
other_arch fireball_flight
value 40
rule_kind fire
delay 4
glyph *
icon fireball
hue fire
invisible 1
no_drop 1
msg
You shape the fire in the palm and let go of it. It flies straight, bursts on the first thing it meets and burns the squares around for a moment.
endmsg
end
