Object short_bow
name short bow
name_pl short bows
type 14
material 16
weapon_skill bow
launcher_kind short-bow
wear launcher
tenths_of_pound 30
weight 1350
value 50
glyph }
icon pocket-bow
hue missiles
msg
Horn and sinew, short enough for corridors.
endmsg
end
