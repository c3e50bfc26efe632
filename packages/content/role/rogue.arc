# What a Rogue has when the story begins: one blade to keep, ten to give away.
Object role_rogue
name Rogue
type 1
glyph @
icon hooded-assassin
hue magic
arch short_sword
to_hit_bonus 1
end
arch dagger
nrof 10
to_hit_bonus 1
end
arch leather_jerkin
to_armour 6
end
arch leather_cap
end
arch potion_of_confusion
end
arch potion_of_healing
nrof 2
end
arch ration
nrof 2
end
end
