Object potion_of_deep_healing
name potion of deep healing
name_pl potions of deep healing
type 5
subtype 1
level 1
weight 450
value 100
nrof 1
arch spell_deep_draught
end
glyph !
icon health-potion
hue restoration
msg
Twice the honey, and the iron goes down like a nail.
endmsg
end
