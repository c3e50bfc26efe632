# Melts a heap of things to gold.
Object spell_ledger_fire
name ledger fire
name_pl ledger fires
type 101
subtype 30
level 14
spell_level 5
school matter
sp 24
casting_time 35
path_attuned 16384
dam 0
dam_modifier 1
duration 120
duration_modifier 1
value 240
delay 5
glyph +
icon melting-metal
hue fire
invisible 1
no_drop 1
msg
The books are balanced by burning them. What is left in the grate is the sum.
endmsg
end
