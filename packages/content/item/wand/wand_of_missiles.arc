Object wand_of_missiles
name wand of missiles
name_pl wands of missiles
type 109
level 3
rule_kind magic-missile
charges_dice 1d5+3
weight 315
value 150
arch spell_magic_missile
end
glyph /
icon crystal-wand
hue magic
msg
Plain ash, plain work. What comes out of it takes its own aim.
endmsg
end
