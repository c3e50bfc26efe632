# A bomb: lies where it is put until its fuse has burnt down, then flies to pieces.
Object spell_thunder_jar
name thunder jar
name_pl thunder jars
type 101
subtype 8
level 4
spell_level 3
school attack
skill pyromancy
sp 6
maxsp 20
casting_time 10
path_attuned 512
attacktype 1
dam 3
dam_modifier 8
range 5
duration 4
reach 1
other_arch thunder_jar
value 60
delay 3
glyph *
icon fire-bomb
hue fire
invisible 1
no_drop 1
msg
A stoppered jar appears beside you, with a short fuse that is lit already. It can be picked up. Nobody says that it should be.
endmsg
end
