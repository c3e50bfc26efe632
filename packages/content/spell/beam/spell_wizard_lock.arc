# NetHack's wizard lock: closes and locks doors.
Object spell_wizard_lock
name wizard lock
name_pl wizard locks
type 101
subtype 103
level 2
spell_level 2
school matter
casting_time 10
path_attuned 16384
beam wizard-lock
other_arch wizard_lock_trace
value 200
rule_kind locking
delay 3
glyph -
icon key-lock
hue information
invisible 1
no_drop 1
msg
Doors shut, and a bolt that was never fitted falls. Doorways find a door for the purpose.
endmsg
end
