# FIQHack's spell of charging: what the scroll does, at the price of a great spell.
Object spell_charging
name charging
name_pl chargings
type 101
subtype 104
level 7
spell_level 7
school enchantment
casting_time 10
path_attuned 8192
effect charging
never_blessed 1
value 700
delay 10
glyph +
icon power-lightning
hue magic
invisible 1
no_drop 1
msg
Some of what you are goes into what you hold: a wand, a ring, a lamp. You say which, and hope that it was not full of it already.
endmsg
end
