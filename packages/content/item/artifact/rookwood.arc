Object rookwood
name short bow Rookwood
artifact 1
artifact_of short_bow
depth 6
type 14
wear launcher
weapon_skill bow
launcher_kind short-bow
tenths_of_pound 30
weight 1350
value 9000
glyph }
icon pocket-bow
hue missiles
to_hit 10
to_dam 12
bonus 2
bonus_to shots
msg
Strung with something that still flinches. It shoots before you have quite made up your mind.
endmsg
end
