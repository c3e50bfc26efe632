Object potion_of_wholeness
name potion of wholeness
name_pl potions of wholeness
type 5
subtype 1
level 1
weight 450
value 250
nrof 1
arch spell_full_draught
end
glyph !
icon health-potion
hue restoration
msg
For a heartbeat you are who you were before anybody hit you.
endmsg
end
