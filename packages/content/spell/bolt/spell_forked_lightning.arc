# Lightning that branches: wide, and nobody knows how wide.
Object spell_forked_lightning
name forked lightning
type 101
subtype 4
level 13
spell_level 5
school attack
skill sorcery
sp 12
maxsp 24
casting_time 10
path_attuned 8
attacktype 10
dam 12
dam_modifier 3
duration 2
range 12
range_modifier 8
dex 40
con 50
other_arch lightning_bolt_flight
value 300
delay 8
glyph Y
icon lightning-tree
hue electricity
invisible 1
no_drop 1
msg
It splits as it goes, and splits again, each branch weaker than what it came from. No two casts are alike, which is no comfort to either side.
endmsg
end
