# A trap lays it; nothing is turned into one.
Object boulder
name boulder
name_pl boulders
type 15
weapon_kind hafted
damage_dice 1d20
tenths_of_pound 6000
weight 270000
materialname granite
no_drop 1
value 1
glyph 0
icon stone-sphere
hue death
msg
It would stay where it is for ever, if it were up to the boulder.
endmsg
end
