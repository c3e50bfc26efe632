# What a Monk has when the story begins. The weapons are at the ends of the sleeves.
Object role_monk
name Monk
type 1
gods god_vael,god_issim
glyph @
icon meditation
hue magic
arch robe
to_armour 6
end
arch leather_gloves
to_armour 12
end
arch spell_potion
arch spell_draught
end
nrof 3
end
arch apple
nrof 4
end
arch oatcake
nrof 4
end
arch scroll_of_daylight
end
arch spell_whimsy
end
arch spell_look_inward
end
arch spell_nightfall
end
end
