Object slow_thunder
name sling Slow Thunder
artifact 1
artifact_of sling
depth 1
type 14
weapon_skill sling
launcher_kind sling
wear launcher
tenths_of_pound 5
weight 225
value 5000
glyph }
icon sling
hue missiles
to_hit 8
to_dam 10
bonus 1
bonus_to might shots
msg
You see the stone leave. You hear it from the far side of whatever was in the way.
endmsg
end
