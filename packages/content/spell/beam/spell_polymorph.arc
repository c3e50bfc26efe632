# NetHack's polymorph, of monsters and heroes: things keep their kind.
Object spell_polymorph
name polymorph
name_pl polymorphs
type 101
subtype 103
level 6
spell_level 6
school matter
casting_time 10
path_attuned 16384
beam polymorph
other_arch polymorph_trace
value 600
delay 8
glyph -
icon butterfly
hue information
invisible 1
no_drop 1
msg
Whoever it touches is somebody else. Worse, as a rule; but the rule has exceptions, and you have read about them.
endmsg
end
