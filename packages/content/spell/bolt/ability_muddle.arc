# A line that confuses each creature in it; out of wands only.
Object ability_muddle
name muddle
name_pl muddles
type 101
subtype 4
level 1
spell_level 1
school enchantment
monster_only 1
sp 8
casting_time 10
path_attuned 1024
attacktype 34
dam 4
duration 2
range 6
other_arch muddle_line
value 40
glyph -
icon third-eye
hue mind
invisible 1
no_drop 1
msg
A wavering line. Whoever it crosses keeps all his wits, in another order.
endmsg
end
