# What a Tourist has when the story begins: luggage.
Object role_tourist
name Tourist
type 1
glyph @
icon light-backpack
hue magic
arch dagger
end
arch dart
nrof 30
to_hit_bonus 2
end
arch loud_shirt
end
arch camera
charges 40
end
arch scroll_of_mapping
nrof 4
end
arch potion_of_healing
nrof 4
end
arch ration
nrof 3
end
arch apple
nrof 4
end
arch travel_biscuit
nrof 4
end
arch torch
end
end
