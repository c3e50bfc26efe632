# NetHack's sleep: a ray that puts each creature it hits to sleep, the caster included.
Object spell_sleep
name sleep
name_pl sleeps
type 101
subtype 101
level 1
spell_level 1
school enchantment
casting_time 10
path_attuned 1024
ray sleep
rules_name sleep
other_arch sleep_trace
value 100
rule_kind sleep
delay 1
glyph -
icon night-sleep
hue mind
invisible 1
no_drop 1
msg
A ray of somebody else’s bedtime. It bounces; yours may be next.
endmsg
end
