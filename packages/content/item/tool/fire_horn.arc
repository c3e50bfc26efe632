Object fire_horn
name fire horn
name_pl fire horns
type 74
looks_like horn
level 6
rule_kind fire-horn
effect magic-horn
magical 1
charges_dice 1d5+3
weight 810
value 50
arch spell_fireball
end
icon hunting-horn
glyph (
msg
Its rim is burnt from within.
endmsg
end
