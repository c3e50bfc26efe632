Object flask_of_oil
name flask of oil
name_pl flasks of oil
type 74
weapon_kind flask
damage_dice 2d6
tenths_of_pound 10
weight 450
value 3
favour_one_in 10000
glyph (
icon molotov
hue fire
msg
A rag for a stopper. Light it, throw it, and stand elsewhere.
endmsg
end
