Object heronstoop
name long bow Heronstoop
artifact 1
artifact_of long_bow
depth 3
type 14
weapon_skill bow
launcher_kind long-bow
wear launcher
tenths_of_pound 40
weight 1800
value 5000
glyph }
icon pocket-bow
hue missiles
to_hit 14
to_dam 14
bonus 1
bonus_to might dexterity
msg
Patience, patience, and then none at all.
endmsg
end
