# What a Healer has when the story begins: more cures than illnesses, and a wand for patients who kick.
Object role_healer
name Healer
type 1
gods god_mabbet
glyph @
icon caduceus
hue magic
arch gold_coin
nrof 1500
end
arch scalpel
beatitude 1
to_hit_bonus 4
to_dam_bonus 5
end
arch robe
to_armour 12
end
arch leather_gloves
to_armour 6
end
arch low_boots
end
arch wand
arch spell_sleep
end
charges 8
end
arch spell_potion
arch spell_draught
end
nrof 5
end
arch spell_potion
arch spell_deep_draught
end
nrof 3
end
arch apple
nrof 6
end
arch ration
nrof 4
end
end
