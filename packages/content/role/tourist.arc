# What a Tourist has when the story begins: luggage, and what is left in the purse. The scimitar was sold as a
# souvenir, by a trader who didn't know that it is a good one.
Object role_tourist
name Tourist
type 1
glyph @
icon light-backpack
hue magic
arch gold_coin
nrof 500
end
arch scimitar
to_hit_bonus 4
to_dam_bonus 5
end
arch dart
nrof 32
to_hit_bonus 3
to_dam_bonus 2
end
arch loud_shirt
to_armour 18
end
arch leather_cap
to_armour 6
end
arch low_boots
to_armour 6
end
arch camera
charges 40
end
arch scroll_of_mapping
nrof 4
end
arch spell_potion
arch spell_draught
end
nrof 5
end
arch potion_of_speed
nrof 2
end
arch ration
nrof 2
end
arch apple
nrof 4
end
arch travel_biscuit
nrof 4
end
arch flask_of_oil
nrof 2
end
arch torch
end
end
