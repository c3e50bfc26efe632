Object potion_of_healing
name potion of healing
name_pl potions of healing
type 5
subtype 1
level 1
weight 450
value 60
nrof 1
arch spell_draught
end
glyph !
icon health-potion
hue restoration
msg
It tastes of honey and iron, and the ache goes where the taste goes.
endmsg
end
