Object spear
name spear
name_pl spears
type 15
weapon_kind polearm
weapon_skill spear
damage_dice 1d6
tenths_of_pound 50
weight 2300
value 36
glyph )
icon stone-spear
hue information
msg
Older than bread, and as seldom improved upon.
endmsg
end
