Object awl_pike
name awl-pike
name_pl awl-pikes
type 15
weapon_kind polearm
weapon_skill polearms
damage_dice 1d8
two_handed 1
tenths_of_pound 160
weight 7200
value 340
glyph )
icon spear-feather
hue information
msg
A needle for people who wear plate. It is long enough to keep the introduction formal.
endmsg
end
