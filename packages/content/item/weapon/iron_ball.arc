Object iron_ball
name iron ball
name_pl iron balls
type 15
weapon_kind hafted
weapon_skill flail
damage_dice 1d25
tenths_of_pound 480
weight 21600
value 10
glyph 0
icon wrecking-ball
hue information
msg
It has an eye for a chain, and a patience that you haven’t.
endmsg
end
