Object long_bow
name long bow
name_pl long bows
type 14
material 16
weapon_skill bow
launcher_kind long-bow
wear launcher
tenths_of_pound 40
weight 1800
value 120
glyph }
icon pocket-bow
hue missiles
msg
As tall as whoever draws it should be.
endmsg
end
