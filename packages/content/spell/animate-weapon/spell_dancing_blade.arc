# A weapon from the pack fights for its owner.
Object spell_dancing_blade
name dancing blade
type 101
subtype 41
level 6
spell_level 4
school matter
sp 15
casting_time 10
path_attuned 4096
dam 2
dam_modifier 2
duration 10
duration_modifier 2
range_modifier 10
other_arch called_dancing_weapon
value 180
delay 4
glyph g
icon sparkling-sabre
hue magic
invisible 1
no_drop 1
msg
You throw a weapon into the air, and it sees no reason to come down. When it tires, it lies where it fell.
endmsg
end
