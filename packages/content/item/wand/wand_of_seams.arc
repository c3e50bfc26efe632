Object wand_of_seams
name wand of seams
name_pl wands of seams
type 109
effect revealing
rule_kind secret-door-detection
charges_dice 1d5+10
weight 315
value 150
glyph /
icon crystal-wand
hue information
msg
Held near a wall, it hums where masons were in a hurry.
endmsg
end
