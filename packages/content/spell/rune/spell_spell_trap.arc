# A rune for any attack spell that the caster knows.
Object spell_spell_trap
name spell trap
name_pl spell traps
type 101
subtype 2
level 5
spell_level 3
school attack
skill pyromancy
sp 4
casting_time 15
path_attuned 2048
value 70
delay 3
glyph ^
icon rune-stone
hue magic
invisible 1
no_drop 1
msg
You say the other spell backwards as far as its last word, and write that one down.
endmsg
end
