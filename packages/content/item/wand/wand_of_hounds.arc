Object wand_of_hounds
name wand of hounds
name_pl wands of hounds
type 109
level 3
charges_dice 1d5+10
weight 315
value 200
arch spell_call_hound
end
glyph /
icon crystal-wand
hue summoning
msg
Bored through like a whistle, and no one has found the mouthpiece.
endmsg
end
