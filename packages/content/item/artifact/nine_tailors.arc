Object nine_tailors
name light crossbow Nine Tailors
artifact 1
artifact_of light_crossbow
depth 3
type 14
weapon_skill crossbow
launcher_kind light-crossbow
wear launcher
tenths_of_pound 110
weight 4950
value 5000
glyph }
icon crossbow
hue missiles
to_hit 10
to_dam 12
bonus 1
bonus_to shots speed
msg
Nine strokes for a man. It was made by bell-founders and keeps count.
endmsg
end
